// Mastermind for two in boardgame.io's words: as many games, rows and secrets as in our own load.
import { ActivePlayers, INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js'

export const NAME = 'mastermind'
export const GAMES = 20
export const ROWS = 20

/** Key pegs for a guess: those in the right place, and those of the right colour elsewhere. */
function keys(code, guess) {
  const exact = code.filter((color, at) => color === guess[at]).length
  const times = (row, color) => row.filter((other) => other === color).length
  const common = [...new Set(code)].map((color) => Math.min(times(code, color), times(guess, color)))
  return { black: exact, white: common.reduce((sum, count) => sum + count, 0) - exact }
}

export function maker(G) {
  return String(G.past.length % 2)
}

/** Whose move it is; nobody's when the match is over. */
export function awaited(G) {
  if (G.past.length === GAMES) return null
  return G.hidden ? String(1 - Number(maker(G))) : maker(G)
}

const hide = {
  redact: true,
  move: ({ G, playerID }, code) => {
    if (playerID !== awaited(G) || G.hidden) return INVALID_MOVE
    G.code = code
    G.hidden = true
  },
}

function guess({ G, playerID }, code) {
  if (playerID !== awaited(G) || !G.hidden) return INVALID_MOVE
  const answer = keys(G.code, code)
  G.rows.push({ guess: code, ...answer })
  if (answer.black < G.code.length && G.rows.length < ROWS) return undefined
  const past = { maker: Number(maker(G)), code: G.code, rows: G.rows }
  G.points[past.maker] += G.rows.length
  G.past.push(past)
  Object.assign(G, { code: null, hidden: false, rows: [] })
  return undefined
}

export const game = {
  name: NAME,
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true, // Ours has none; keeping every past state would only weigh on the peer.
  setup: () => ({ past: [], points: [0, 0], rows: [], code: null, hidden: false }),
  moves: { hide, guess },
  turn: { activePlayers: ActivePlayers.ALL },
  playerView: ({ G, playerID }) => (playerID === maker(G) ? G : { ...G, code: null }),
  endIf: ({ G }) => (G.past.length === GAMES ? { points: G.points } : undefined),
}
