import type { OrderInfo } from '#contract/order.ts'
import { REFUSALS } from '#contract/refusals.ts'
import { Refused } from '#machines/lib/trouble.ts'
import { failed } from '#tests/walk/paths.ts'
import type { WalkWorld } from '#tests/walk/world.ts'
import { goesOn } from '#tests/world/events.ts'

interface FlowScene {
  readonly world: WalkWorld
  readonly context: { readonly orderNo: string }
}
type Refuses<Happening> = (
  call: string,
  title: string,
  refusal: 'moved-on',
  arrange: (scene: FlowScene) => Promise<unknown>,
) => Happening

export const outrun = <Happening>(
  orders: Readonly<Record<string, { readonly order: OrderInfo }>>,
  refuses: Refuses<Happening>,
) =>
  Object.entries(orders).map(([orderNo, { order }]) => ({
    ...refuses('act', `another phone was faster with ${orderNo}`, 'moved-on', ({ world }) =>
      goesOn(world, 'trade_order', orderNo),
    ),
    event: failed(
      'act',
      new Refused(REFUSALS['moved-on'].code, '', {
        refusal: 'moved-on',
        fresh: { ...order, version: order.version + 1 },
      }),
    ),
    when: ({ context }: Pick<FlowScene, 'context'>) => context.orderNo === orderNo,
  }))
