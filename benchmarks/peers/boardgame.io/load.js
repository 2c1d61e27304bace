// Moves per second, milliseconds until a move came back, megabytes of the server.
//   node load.js <seconds> <matches> [folder]
import { awaited } from './game.js'
import { close, make, open, Player, resident } from './match.js'

const [seconds, matches] = process.argv.slice(2, 4).map(Number)
const folder = process.argv[4]
const sleep = (ms) => new Promise((done) => setTimeout(done, ms))

const waits = []
let counting = false

/** One match after another, always on two sockets. */
async function play(address) {
  for (;;) {
    const match = await make(address)
    let players = []
    await new Promise((over) => {
      const heard = (_, state, wait) => {
        if (wait !== null && counting) waits.push(wait)
        if (awaited(state.G) === null) over()
      }
      players = [0, 1].map((seat) => new Player(address, match, seat, heard))
    })
    players.forEach((player) => player.close())
  }
}

const centile = (share) =>
  Math.round(100 * waits.toSorted((a, b) => a - b)[Math.floor(share * (waits.length - 1))]) / 100

const server = await open(folder)
try {
  const trouble = Promise.race(Array.from({ length: matches }, () => play(server.address)))
  await Promise.race([trouble, sleep(1000 + 10 * matches)])
  counting = true
  const began = performance.now()
  await Promise.race([trouble, sleep(1000 * seconds)])
  counting = false
  const took = (performance.now() - began) / 1000
  const found = {
    moves_per_second: Math.round((10 * waits.length) / took) / 10,
    p50_ms: centile(0.5),
    p99_ms: centile(0.99),
    memory_mb: resident(server),
  }
  process.stdout.write(`${JSON.stringify(found)}\n`)
} finally {
  await close(server)
}
process.exit()
