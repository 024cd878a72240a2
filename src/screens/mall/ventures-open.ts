import { project } from '#contract/project.ts'
import { robot } from '#contract/robot.ts'
import type { Paged } from '#contract/shapes.ts'
import { subscription } from '#contract/subscription.ts'
import type { Client } from '#src/api/client.ts'
import type { OpenVentures } from './ventures.tsx'

const FIRST = { limit: 3, status: 'open' } as const

/** A section that does not come takes nothing of the home with it. */
const orNone = <Item>(page: Promise<Paged<Item>>): Promise<readonly Item[]> =>
  page.then(
    ({ data }) => data,
    () => [],
  )

export async function openVentures(client: Client, signal: AbortSignal): Promise<OpenVentures> {
  const [robots, projects, subscriptions] = await Promise.all([
    orNone(client.call(robot.robots, FIRST, signal)),
    orNone(client.call(project.index, FIRST, signal)),
    orNone(client.call(subscription.index, FIRST, signal)),
  ])
  return { robots, projects, subscriptions }
}
