import type { Meta } from '@storybook/react-vite'
import { invest } from '#contract/invest.ts'
import { orderFlow } from '#machines/invest/order.flow.ts'
import { OrderScreen } from '#src/screens/invest/order.screen.tsx'
import {
  bareOrder,
  cancelledByTeam,
  cancelledOrder,
  completedOrder,
  coolingOrder,
  dryOrder,
  endedEarlyOrder,
  longestOrder,
  robotOrder,
  runningOrder,
  stoppedOrder,
  unpricedOrder,
} from '../fixtures/invest-orders.ts'
import { booksClosed } from '../fixtures/money.ts'
import { pinLocked, pinWrong, silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(orderFlow, OrderScreen, {
  input: { orderNo: runningOrder.order_no },
  paths: ['/pages/ai/ai_order_info'],
  calls: { order: invest.order },
  answers: { stop: endedEarlyOrder },
})

export default {
  title: 'invest/Order',
  parameters: {
    purpose: 'One thing that was bought: what is in it, what was paid, what dates may bring, how it ends.',
  },
} satisfies Meta

const open = { play: opened }
export const Opening = at('opening', {}, { names: ['loading'] })
export const Missing = at('missing', {}, { names: ['notFound'] })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Showing = at('showing', { item: runningOrder }, { names: ['ready', 'running'] })
export const ShowingRobot = at('showing', { item: robotOrder })
export const ShowingCooling = at('showing', { item: coolingOrder }, { names: ['cooling'] })
export const ShowingDryPool = at('showing', { item: dryOrder }, { names: ['suspended'] })
export const ShowingWithoutPrices = at('showing', { item: unpricedOrder })
export const ShowingStoppedByTeam = at('showing', { item: stoppedOrder })
export const ShowingCompleted = at('showing', { item: completedOrder }, { names: ['completed'] })
export const ShowingEndedEarly = at('showing', { item: endedEarlyOrder }, { names: ['endedEarly'] })
export const ShowingCancelled = at('showing', { item: cancelledOrder }, { names: ['cancelled'] })
export const ShowingCancelledByTeam = at('showing', { item: cancelledByTeam })
export const ShowingNoDates = at('showing', { item: bareOrder }, { names: ['payoutsEmpty'] })
export const ShowingLongest = at('showing', { item: longestOrder })
export const Following = at('following', { item: runningOrder })
export const Behind = at('behind', { item: runningOrder })
export const Appending = at('appending', { item: runningOrder }, { names: ['loadingMore'] })
export const Stuck = at('stuck', { item: runningOrder, trouble: silent })
export const ConfirmingStop = at('confirmingStop', { item: runningOrder }, open)
export const ConfirmingStopCooling = at('confirmingStop', { item: coolingOrder }, open)
export const ConfirmingStopSuspended = at('confirmingStop', { item: dryOrder }, open)
export const ConfirmingStopWrongPin = at('confirmingStop', { item: runningOrder, trouble: pinWrong }, open)
export const ConfirmingStopLocked = at('confirmingStop', { item: runningOrder, trouble: pinLocked }, open)
export const Stopping = at('stopping', { item: runningOrder }, open)
export const NeedsPin = at('needsPin', { item: runningOrder })
export const Ended = at('ended', { item: endedEarlyOrder })
export const EndedWhole = at('ended', { item: cancelledOrder })
export const Rereading = at('rereading', { item: runningOrder, trouble: silent })
export const Unknown = at('unknown', { item: runningOrder, trouble: silent })
export const Stale = at('stale', { item: dryOrder })
export const ActionFailed = at(
  'actionFailed',
  { item: runningOrder, trouble: booksClosed },
  { names: ['stopRejected'] },
)
export const ActionFailedUnheard = at('actionFailed', { item: runningOrder, trouble: silent })
