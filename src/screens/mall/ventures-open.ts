import { project } from '#contract/project.ts'
import { robot } from '#contract/robot.ts'
import type { Paged } from '#contract/shapes.ts'
import { subscription } from '#contract/subscription.ts'
import type { Venture } from '#contract/venture.ts'
import type { Client } from '#src/api/client.ts'

const FIRST = { limit: 1, status: 'open' } as const

/** A kind that does not come takes nothing of the home with it. */
const orNone = (page: Promise<Paged<Venture>>): Promise<readonly Venture[]> =>
  page.then(
    ({ data }) => data,
    () => [],
  )

/** One of a kind: what stands there today. */
export const openVentures = async (client: Client, signal: AbortSignal): Promise<readonly Venture[]> =>
  (
    await Promise.all([
      orNone(client.call(robot.robots, FIRST, signal)),
      orNone(client.call(project.index, FIRST, signal)),
      orNone(client.call(subscription.index, FIRST, signal)),
    ])
  ).flat()
