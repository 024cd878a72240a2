import { fromPromise } from 'xstate'
import { invest } from '#contract/invest.ts'
import { project } from '#contract/project.ts'
import type { Paged } from '#contract/shapes.ts'
import type { Segment, Shown } from '#machines/project/tab.flow.ts'
import type { Client } from '#src/api/client.ts'

interface Asked {
  readonly tab: Segment
  readonly page: number
  readonly limit?: number
}

export const segmentActor = (client: Client) =>
  fromPromise<Paged<Shown>, Asked>(({ input: { tab, ...page }, signal }) =>
    tab === 'open'
      ? client.call(project.index, { ...page, status: 'open' }, signal)
      : client.call(invest.orders, { ...page, kind: 'product' }, signal),
  )
