import type { Meta } from '@storybook/react-vite'
import { parcel } from '#contract/parcel.ts'
import { parcelFlow } from '#machines/parcel/parcel.flow.ts'
import { ParcelScreen } from '#src/screens/parcel/parcel.screen.tsx'
import * as known from '../fixtures/parcel.ts'
import { silent } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(parcelFlow, ParcelScreen, {
  input: { orderNo: known.onTheWay.order_no },
  paths: ['/pages/orders/logistics_view'],
  calls: { express: parcel.express },
})

export default {
  title: 'parcel/Parcel',
  parameters: {
    purpose: 'Where a parcel of an order is and was, who brings it under which number, and how fresh that is.',
  },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Missing = at('missing', {}, { names: ['notFound'] })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const NoTrace = at('noTrace', { item: known.announced })
export const NoTraceUnsent = at('noTrace', { item: known.unsent })
export const NoTraceNeverHeard = at('noTrace', { item: known.neverHeard })
export const Ready = at('ready', { item: known.onTheWay })
export const ReadyCollected = at('ready', { item: known.collected })
export const ReadyDelivering = at('ready', { item: known.delivering })
export const ReadyStale = at('ready', { item: known.stale })
export const ReadyInTheDemo = at('ready', { item: known.sandboxed })
export const Signed = at('signed', { item: known.signed })
export const SignedOneOfTwo = at('signed', { item: known.second, packageId: 32 })
export const Problem = at('problem', { item: known.heldUp })
export const ProblemLongest = at('problem', { item: known.longest })
export const Following = at('following', { item: known.onTheWay })
export const Behind = at('behind', { item: known.onTheWay })
export const Copying = at('copying', { item: known.onTheWay })
export const Copied = at('copied', { item: known.onTheWay })
export const CopyFailed = at('copyFailed', { item: known.onTheWay })
