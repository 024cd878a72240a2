import type { AddressInfo } from 'node:net'
import { build } from '#server/app.ts'
import { given, serveQuestions } from './child.ts'
import { contextAt, type Door } from './world.ts'

const context = contextAt(given<Door>())
const app = await build(context)
const counts = { closed: 0 }
const open = new Set<import('node:net').Socket>()
app.server.on('connection', (socket) => {
  open.add(socket)
  socket.once('close', () => {
    counts.closed += socket.bytesWritten
    open.delete(socket)
  })
})
await app.listen({ host: '127.0.0.1', port: 0 })
serveQuestions((app.server.address() as AddressInfo).port, {
  sent: () => [...open].reduce((sum, socket) => sum + socket.bytesWritten, counts.closed),
  async leave() {
    app.server.closeAllConnections()
    await app.close()
    await context.database.destroy()
  },
})
