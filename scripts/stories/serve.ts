import { sep } from 'node:path'
import statics from '@fastify/static'
import fastify from 'fastify'

/** Serves a built book as it is, to this machine only; the names of its assets say what is in them. */
export async function serve(root: string, port: number): Promise<{ url: string; close: () => Promise<void> }> {
  const app = fastify()
  await app.register(statics, {
    root,
    cacheControl: false,
    setHeaders(response, path) {
      const isNamed = path.startsWith(`${root}${sep}assets${sep}`)
      response.header('cache-control', isNamed ? 'max-age=31536000, immutable' : 'no-cache')
    },
  })
  const url = await app.listen({ host: '127.0.0.1', port })
  return { url, close: () => app.close() }
}
