// boardgame.io's own server: in memory, or with a folder as its argument in files (FlatFile).
import { FlatFile, Server } from 'boardgame.io/dist/cjs/server.js'

import { game } from './game.js'

const [folder] = process.argv.slice(2)
const server = Server({
  games: [game],
  origins: ['http://127.0.0.1'],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
})

// `run` would listen to the whole network.
const listen = server.app.listen.bind(server.app)
server.app.listen = (port, done) => listen(port, '127.0.0.1', done)

process.on('disconnect', () => process.exit()) // Nobody is there to stop it any more.
const { appServer } = await server.run(0)
process.send(appServer.address().port)
