import type { Meta } from '@storybook/react-vite'
import { coupon } from '#contract/coupon.ts'
import { couponCodeFlow } from '#machines/coupon/coupon-code.flow.ts'
import { couponsFlow } from '#machines/coupon/coupons.flow.ts'
import { CodeScreen } from '#src/screens/coupon/code.screen.tsx'
import { CouponsScreen } from '#src/screens/coupon/coupons.screen.tsx'
import { counts, overCode, shownCode, unusedCoupons, usedCode } from '../fixtures/coupon.ts'
import { silent } from '../fixtures/trouble.ts'
import { begunWith } from '../lib/list.ts'
import { opened } from '../lib/opened.ts'
import { scenes, still } from '../lib/scenes.tsx'

const page = still(
  couponsFlow,
  CouponsScreen,
  'showing',
  { ...begunWith(unusedCoupons), head: { counts }, tab: 'unused' },
  { tab: 'unused', of: {}, isMember: true },
)
const at = scenes(couponCodeFlow, CodeScreen, {
  input: { id: 15 },
  paths: ['/pages/coupon/coupon'],
  calls: { code: coupon.code },
  answers: { code: shownCode },
  around: (sheet) => (
    <>
      {page}
      {sheet}
    </>
  ),
})
const known = { shown: shownCode }
const open = { play: opened }

export default {
  title: 'coupon/Code of a voucher',
  parameters: { purpose: 'What a voucher is shown by in its store: it turns every minute, and says when it was used.' },
} satisfies Meta

export const Loading = at('loading', {}, { names: ['codeSheet.loading'], ...open })
export const Unreachable = at('unreachable', { trouble: silent }, open)
export const Missing = at('missing', {}, open)
export const Showing = at('showing', known, { names: ['codeSheet.showing'], ...open })
export const ShowingLongest = at(
  'showing',
  {
    shown: {
      ...shownCode,
      name: 'Ein Espresso und ein Franzbrötchen aus der Speicherstadtrösterei',
      store_name: 'Hafen, Korn und Söhne, Speicherstadt',
    },
  },
  open,
)
export const Asking = at('asking', known, open)
export const Behind = at('behind', { ...known, trouble: silent }, open)
export const Turning = at('turning', known, open)
export const Expired = at('expired', { ...known, trouble: silent }, { names: ['codeSheet.expired'], ...open })
export const Used = at('used', { shown: usedCode }, { names: ['codeSheet.used'], ...open })
export const Over = at('over', { shown: overCode }, open)
