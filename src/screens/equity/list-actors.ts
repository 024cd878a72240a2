import { fromPromise } from 'xstate'
import { equity, type EquityLog } from '#contract/equity.ts'
import type { Paged } from '#contract/shapes.ts'
import type { HoldingHead } from '#machines/equity/holding.flow.ts'
import type { PointsHead } from '#machines/equity/points.flow.ts'
import type { Client } from '#src/api/client.ts'

const listed = <Head extends object>({ logs, ...head }: Head & { logs: Paged<EquityLog> }) => ({ ...logs, ...head })

export const pointsActor = (client: Client) =>
  fromPromise<Paged<EquityLog> & PointsHead, { page: number }>(async ({ input, signal }) =>
    listed(await client.call(equity.points, input, signal)),
  )

export const holdingActor = (client: Client) =>
  fromPromise<Paged<EquityLog> & HoldingHead, { id: number; page: number }>(async ({ input, signal }) =>
    listed(await client.call(equity.info, input, signal)),
  )
