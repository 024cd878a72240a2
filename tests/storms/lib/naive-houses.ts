import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { build } from '#server/app.ts'
import type { Context } from '#server/lib/context.ts'
import { openContext } from '#server/open-context.ts'
import type { World } from '#tests/world/world.ts'

export const openNaiveHouses = (world: World, open: (app: FastifyInstance, context: Context) => void) =>
  Promise.all(
    ['one', 'other'].map(async () => {
      const { log, clock, settings } = world.context
      const context = openContext({ url: world.url, log, clock, settings })
      const app = await build(context)
      open(app, context)
      await app.listen({ host: '127.0.0.1', port: 0 })
      afterAll(async () => {
        await app.close()
        await context.database.destroy()
      })
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    }),
  )
