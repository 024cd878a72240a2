import type { Meta } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { attachment } from '#contract/attachment.ts'
import { PICTURES_MOST } from '#contract/limits.ts'
import { recharge } from '#contract/recharge.ts'
import { noPictures, type PictureProgress } from '#machines/attachment/picture.ts'
import { NOTHING, type BeginForm } from '#machines/recharge/begin.rules.ts'
import { rechargeFlow, type RechargeInput } from '#machines/recharge/recharge.flow.ts'
import { FetchPictureProvider } from '#src/lib/fetch-picture.ts'
import { RechargeScreen } from '#src/screens/recharge/recharge.screen.tsx'
import { arrivedPicture, chosenPicture, receipt } from '../fixtures/attachment.ts'
import * as known from '../fixtures/recharge.ts'
import { invalidFields, refused, silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const ORDER_NO = known.awaitingProof.order_no
const input: RechargeInput = { orderNo: '', currency: '', need: '', onePage: false, returnTo: '' }
const calls = {
  channels: recharge.channels,
  info: recharge.info,
  send: recharge.recharge,
  cancel: recharge.cancel,
  appeal: recharge.appeal,
  upload: attachment.upload,
}
const answers = { send: known.awaitingProof, act: known.submitted }

const begins = scenes(rechargeFlow, RechargeScreen, { input, paths: ['/pages/money/recharge'], calls, answers })
const here = scenes(rechargeFlow, RechargeScreen, {
  input: { ...input, onePage: true },
  paths: ['/pages/my/recharge'],
  calls,
  answers: { ...answers, send: known.submitted },
})
const at = scenes(rechargeFlow, RechargeScreen, {
  input: { ...input, orderNo: ORDER_NO },
  paths: ['/pages/money/recharge_order_pay'],
  calls,
  answers,
})

const empty = noPictures(PICTURES_MOST).map((): PictureProgress => ({ state: 'empty', part: 0 }))
const withPicture = (first: PictureProgress) => [first, ...empty.slice(1)]
const sent = withPicture({ state: 'uploaded', part: 1, picture: chosenPicture, attachment: arrivedPicture })
const sending = withPicture({ state: 'uploading', part: 0.64, picture: chosenPicture })
const failed = withPicture({ state: 'failed', part: 0.2, picture: chosenPicture, trouble: silent })

const offered = { channels: known.ways.list, open: known.ways.open, pictures: empty }
const form: BeginForm = { ...NOTHING, channel: '1', amount: '138' }
const shown: BeginForm = { ...form, payer: 'Mira Lindqvist', proof: arrivedPicture.url }
const shows = { call: 'prove', proof: arrivedPicture.url, payer: 'Mira Lindqvist' } as const
const appeals = {
  call: 'appeal',
  text: 'The money left my account on Monday, and my bank says that it has arrived with you.',
  images: [],
} as const
const stands = (which: typeof known.submitted) => ({ recharge: which, pictures: empty })

export default {
  title: 'recharge/Recharge',
  decorators: [
    (Story) => (
      <FetchPictureProvider value={async () => receipt}>
        <Story />
      </FetchPictureProvider>
    ),
  ],
  parameters: { purpose: 'Money comes in: how much and how, what shows that it was sent, and what became of it.' },
} satisfies Meta

export const Opening = begins('opening', {}, { names: ['loading'] })
export const Unreachable = begins('unreachable', { trouble: silent }, { names: ['error'] })
export const NoChannel = begins('noChannel', { channels: known.noWay.list, pictures: empty }, { names: ['noChannel'] })
export const NoChannelOfACurrency = begins('noChannel', {
  currency: 'USDT',
  channels: known.noWay.list,
  pictures: empty,
})
export const NoChannelOpen = begins('noChannel', {
  channels: known.shutWays.list,
  open: known.shutWays.open,
  pictures: empty,
})
export const Idle = begins('idle', { ...offered, form }, { names: ['idle'] })
export const IdleEmpty = begins('idle', { ...offered, form: { ...NOTHING, channel: '1' } })
export const IdleCoins = begins('idle', { ...offered, form: { ...form, channel: '2', amount: '250' } })
export const IdleNeeded = begins('idle', { ...offered, form, need: '137.20', returnTo: '/pages/wallets/wallets' })
export const IdleEveryWay = begins('idle', {
  ...offered,
  channels: known.everyWay.list,
  open: known.everyWay.open,
  form: { ...form, channel: '5', amount: '2000' },
})
export const IdleOfTheDemo = begins(
  'idle',
  { ...offered, channels: known.demoWays.list, form },
  {
    play: async () => {
      for (const way of [known.alipay, known.wechat])
        await expect(await screen.findByRole('link', { name: new RegExp(way.name) })).toHaveAttribute(
          'href',
          expect.stringContaining(`/pages/money/recharge_pay?channel=${way.id}&`),
        )
    },
  },
)
export const IdleOfUsdt = begins('idle', {
  ...offered,
  currency: 'USDT',
  channels: known.usdtWays.list,
  form: { ...NOTHING },
})
export const IdleOfChain = begins('idle', {
  ...offered,
  channels: known.everyWay.list,
  form: { ...form, channel: '4' },
})
export const IdleWithOpenOnes = begins('idle', { ...offered, open: known.waysLeft.open, form })
export const Invalid = begins(
  'invalid',
  { ...offered, form: { ...form, amount: '3' }, problems: { amount: 'amount-least' } },
  { names: ['invalid'] },
)
export const InvalidTooMuch = begins('invalid', {
  ...offered,
  form: { ...form, amount: '20000' },
  problems: { amount: 'amount-most' },
})
export const InvalidEmpty = begins('invalid', {
  ...offered,
  form: { ...form, amount: '' },
  problems: { amount: 'amount-required' },
})
export const InvalidOfAWayThatIsShut = begins('invalid', {
  ...offered,
  channels: known.everyWay.list,
  form: { ...form, channel: '4' },
  problems: { channel: 'channel-required' },
})
export const Submitting = begins('submitting', { ...offered, form }, { names: ['submitting'] })
export const Rejected = begins(
  'rejected',
  { ...offered, form, trouble: refused('recharges-enough') },
  { names: ['rejected'] },
)
export const RejectedForToday = begins('rejected', {
  ...offered,
  form,
  trouble: refused('above-today', { range: { least: '10.00', most: '40.00' } }),
})
export const RejectedForTheWay = begins('rejected', { ...offered, form, trouble: refused('channel-closed') })
export const Unknown = begins('unknown', { ...offered, form, trouble: silent })
export const Done = begins('done', { ...offered, form, recharge: known.awaitingProof }, { names: ['created'] })

export const OpeningHere = here('opening', {}, { names: ['loading'] })
export const UnreachableHere = here('unreachable', { trouble: silent }, { names: ['error'] })
export const NoChannelHere = here(
  'noChannel',
  { channels: known.noWay.list, pictures: empty },
  { names: ['noChannel'] },
)
export const IdleHere = here(
  'idle',
  { ...offered, form: shown, pictures: sent },
  {
    names: ['idle', 'copied'],
    play: async () => {
      await expect(await screen.findByText('We need to read the amount and the date.')).toBeVisible()
      await expect(screen.queryByText(/payment reference/i)).toBeNull()
      await expect(screen.queryByRole('link', { name: 'My page' })).toBeNull()
    },
  },
)
export const IdleHereEveryWay = here('idle', {
  ...offered,
  channels: known.everyWay.list,
  open: known.everyWay.open,
  form: { ...form, channel: '4' },
})
export const IdleHereCoins = here('idle', { ...offered, form: { ...form, channel: '2', amount: '250' } })
export const IdleHereUploading = here('idle', { ...offered, form: shown, pictures: sending }, { names: ['uploading'] })
export const IdleHereUploadFailed = here(
  'idle',
  { ...offered, form: shown, pictures: failed },
  { names: ['uploadFailed'] },
)
export const InvalidHere = here(
  'invalid',
  {
    ...offered,
    form,
    problems: { proof: 'proof-required', payer: 'payer-required' },
  },
  { names: ['invalid'] },
)
export const SubmittingHere = here('submitting', { ...offered, form: shown, pictures: sent }, { names: ['submitting'] })
export const RejectedHere = here(
  'rejected',
  { ...offered, form: shown, pictures: sent, trouble: refused('proof-used') },
  { names: ['rejected'] },
)
export const ShowingHere = here('showing', stands(known.submitted), { names: ['submitted'] })

export const Reading = at('reading', {}, { names: ['loading'] })
export const Missing = at('missing', {}, { names: ['notFound'] })
export const UnreachableRecharge = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Showing = at('showing', stands(known.awaitingProof), { names: ['awaitingProof', 'copied'] })
export const ShowingOfABank = at('showing', stands(known.awaitingReal), {
  play: async () => {
    await screen.findByText('We need to read the amount, the date and the payment reference.')
    const [first] = screen.getAllByRole('button', { name: /^Copy/ })
    await expect(first).toHaveAccessibleName('Copy the payment reference')
  },
})
export const ShowingOfCoins = at('showing', stands(known.awaitingCoins))
export const ShowingSoonOver = at('showing', stands(known.awaitingSoonOver))
export const ShowingUploading = at(
  'showing',
  { recharge: known.awaitingProof, pictures: sending },
  { names: ['uploading'] },
)
export const ShowingUploadFailed = at(
  'showing',
  { recharge: known.awaitingProof, pictures: failed },
  { names: ['uploadFailed'] },
)
export const ShowingNoProof = at(
  'showing',
  {
    ...stands(known.awaitingProof),
    wish: { ...shows, proof: '' },
    problems: { proof: 'proof-required' },
  },
  { names: ['noProof'] },
)
export const ShowingRejectedProof = at(
  'showing',
  { recharge: known.awaitingProof, wish: shows, pictures: sent, trouble: refused('proof-used') },
  { names: ['rejectedInput'] },
)
export const ShowingRejectedPayer = at('showing', {
  recharge: known.awaitingProof,
  wish: shows,
  pictures: sent,
  trouble: invalidFields({ payer_name: 'text-long' }),
})
/** Where there is nothing to do there is no bar for it. */
export const ShowingSubmitted = at('showing', stands(known.submitted), {
  names: ['submitted'],
  play: async () => {
    const foot = document.querySelector<HTMLElement>('main + div')
    await expect(foot?.offsetHeight ?? 0).toBe(0)
  },
})
export const ShowingInReview = at('showing', stands(known.inReview), { names: ['inReview'] })
export const ShowingNeedsInfo = at('showing', stands(known.needsInfo), { names: ['needsInfo'] })
export const ShowingCredited = at('showing', stands(known.credited), { names: ['credited'] })
export const ShowingCreditedWithAWayBack = at('showing', {
  ...stands(known.credited),
  returnTo: '/pages/wallets/wallets',
})
export const ShowingRejected = at('showing', stands(known.rejected), { names: ['rejected'] })
export const ShowingRejectedAgain = at('showing', stands(known.rejectedAgain))
export const ShowingArriving = at('showing', stands(known.arriving), { names: ['submitted'] })
export const ShowingGone = at('showing', stands(known.gone))
export const ShowingCreditedUsdt = at('showing', stands(known.creditedUsdt))
export const ShowingUnpaid = at('showing', stands(known.unpaid))
export const ShowingUnpaidCancelled = at('showing', stands(known.unpaidCancelled))
export const ShowingUnpaidExpired = at('showing', stands(known.unpaidExpired))
export const ShowingPaidOnline = at('showing', stands(known.paidOnline))
export const ShowingCalledBack = at('showing', stands(known.calledBack))
export const ShowingReversed = at('showing', stands(known.reversed), { names: ['reversed'] })
export const ShowingExpired = at('showing', stands(known.expired), { names: ['expired'] })
export const ShowingCancelled = at('showing', stands(known.cancelled), { names: ['cancelled'] })
export const Following = at('following', stands(known.submitted))
export const Behind = at('behind', stands(known.submitted))
export const ConfirmingCancelOnline = at('confirmingCancel', stands(known.unpaid), { play: opened })
export const ConfirmingCancel = at('confirmingCancel', stands(known.awaitingProof), {
  names: ['confirmingCancel'],
  play: opened,
})
export const Appealing = at('appealing', stands(known.rejected), { play: opened })
export const AppealingTooShort = at(
  'appealing',
  { ...stands(known.rejected), wish: { ...appeals, text: 'I paid.' }, problems: { text: 'text-short' } },
  { play: opened },
)
export const AppealingWithPictures = at(
  'appealing',
  { recharge: known.rejected, wish: appeals, pictures: sent },
  { play: opened },
)
export const AppealingNotTaken = at(
  'appealing',
  { recharge: known.rejected, wish: appeals, pictures: sent, trouble: refused('proof-used') },
  { play: opened },
)
export const Acting = at(
  'acting',
  { recharge: known.awaitingProof, wish: shows, pictures: sent },
  { names: ['submitting'] },
)
export const ActingOnACancellation = at(
  'acting',
  { ...stands(known.awaitingProof), wish: { call: 'cancel' } },
  { play: opened },
)
export const ActingOnAnAppeal = at('acting', { ...stands(known.rejected), wish: appeals }, { play: opened })
export const Rereading = at('rereading', { ...stands(known.awaitingProof), trouble: silent })
export const Unanswered = at('unanswered', { ...stands(known.awaitingProof), trouble: silent })
export const Stale = at('stale', { ...stands(known.inReview), trouble: refused('moved-on') })
export const ActionFailed = at('actionFailed', { ...stands(known.inReview), trouble: refused('not-now') })
