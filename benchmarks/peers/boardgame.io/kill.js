// `kill -9` the moment a move came back, then the same server again on what it left behind.
//   node kill.js <matches> <moves> [folder]
import { close, make, open, Player } from './match.js'

const [matches, moves] = process.argv.slice(2, 4).map(Number)
const folder = process.argv[4]

/** Plays until so many moves came back, some in every match; answers how far each was then. */
async function playUntilKilled(server, made) {
  const acknowledged = new Map(made.map(({ matchID }) => [matchID, 0]))
  let fuse = moves
  let alive = true
  await new Promise((killed) => {
    server.child.once('exit', killed)
    const heard = ({ matchID }, state, wait) => {
      if (wait === null || !alive) return
      acknowledged.set(matchID, state._stateID)
      fuse -= 1
      alive = fuse > 0 || [...acknowledged.values()].includes(0)
      if (!alive) server.child.kill('SIGKILL')
    }
    for (const match of made) for (const seat of [0, 1]) new Player(server.address, match, seat, heard)
  })
  return acknowledged
}

/** How far a match is by the account of a server; -1 when it can't say. */
async function progress(server, match) {
  return new Promise((done) => {
    const fail = () => tell(-1)
    const tell = (stateID) => {
      server.child.off('exit', fail)
      clearTimeout(patience)
      player.close()
      done(stateID)
    }
    const patience = setTimeout(fail, 3000)
    const player = new Player(server.address, match, 0, (_, state) => tell(state._stateID))
    server.child.once('exit', fail)
  })
}

/** Asks for one match after another, of a new server when one breaks on what it finds. */
async function comeBack(made, acknowledged) {
  let server = await open(folder)
  let whole = 0
  let stands = 1
  for (const match of made) {
    if ((await progress(server, match)) >= acknowledged.get(match.matchID)) whole += 1
    if (server.child.exitCode !== null) {
      stands = 0
      server = await open(folder)
    }
  }
  await close(server)
  return { whole, stands }
}

const server = await open(folder)
const made = []
for (let count = 0; count < matches; count += 1) made.push(await make(server.address))
const acknowledged = await playUntilKilled(server, made)
process.stdout.write(`${JSON.stringify({ matches, ...(await comeBack(made, acknowledged)) })}\n`)
process.exit()
