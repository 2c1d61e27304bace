// A server in a process of its own, matches made in its lobby, and players who answer at once.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { io } from 'socket.io-client'

import { awaited, NAME } from './game.js'

const SERVER = fileURLToPath(new URL('server.js', import.meta.url))
const CODES = { hide: [0, 0, 0, 0], guess: [1, 2, 3, 4] } // Never breaks the code.

/** The process and its address. Only what it says of errors is heard. */
export async function open(folder) {
  const child = fork(SERVER, folder ? [folder] : [], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  process.on('exit', () => child.kill('SIGKILL')) // Nothing is left behind when this one fails.
  const [port] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [])])
  if (!port) throw new Error('the server does not start')
  return { child, address: `http://127.0.0.1:${port}` }
}

export async function close({ child }, signal = 'SIGTERM') {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal)
    await once(child, 'exit')
  }
}

/** Megabytes of memory that a process holds, where the system tells (Linux). */
export function resident({ child }) {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))
    return Math.round((10 * kilobytes) / 1024) / 10
  } catch {
    return null
  }
}

async function post(address, path, body) {
  const answer = await fetch(`${address}/games/${NAME}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

/** A match with both seats taken. */
export async function make(address) {
  const { matchID } = await post(address, 'create', { numPlayers: 2 })
  const credentials = []
  for (const playerID of ['0', '1']) {
    const joined = await post(address, `${matchID}/join`, { playerID, playerName: `Player ${playerID}` })
    credentials.push(joined.playerCredentials)
  }
  return { matchID, credentials }
}

/** Hears the whole state after every move, as boardgame.io's client does, and moves when awaited. */
export class Player {
  constructor(address, { matchID, credentials }, seat, heard) {
    this.matchID = matchID
    this.id = String(seat)
    this.credentials = credentials[seat]
    this.heard = heard
    this.sent = null
    this.socket = io(`${address}/${NAME}`, { transports: ['websocket'], forceNew: true, reconnection: false })
    this.socket.on('connect', () => this.socket.emit('sync', matchID, this.id, this.credentials, 2))
    this.socket.on('sync', (_, { state }) => this.hear(state))
    this.socket.on('update', (_, state) => this.hear(state))
  }

  hear(state) {
    const mine = this.sent !== null && state._stateID > this.sent.stateID
    const wait = mine ? performance.now() - this.sent.at : null
    if (mine) this.sent = null
    this.heard(this, state, wait)
    if (this.sent === null && awaited(state.G) === this.id) this.move(state)
  }

  move(state) {
    const type = state.G.hidden ? 'guess' : 'hide'
    const payload = { type, args: [CODES[type]], playerID: this.id, credentials: this.credentials }
    this.sent = { stateID: state._stateID, at: performance.now() }
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.matchID, this.id)
  }

  close() {
    this.socket.close()
  }
}
