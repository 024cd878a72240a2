import type { MerchantMoveType } from '#machines/merchant/merchant.rules.ts'

type SilentOfMerchant = 'apply' | 'pause' | 'resume' | 'marginRose' | 'leave' | 'stay'

/** What is said to merchants about being one. */
export const merchant = {
  title: 'You as a merchant',
  notice: {
    verify: 'Your application is accepted. Please pay the margin to begin.',
    refuse: 'Your application was not accepted. You can read why, and apply again.',
    payMargin: 'Your margin is paid. You take part in the market.',
    breakOver: 'Your break is over.',
    marginFell: 'Your margin is too small, so no new offers reach you. Please add to it.',
    leaveDue: 'You are no longer a merchant. Your margin is back in your balance.',
    suspend: 'We stopped you as a merchant for now. Open orders go on. Please contact us.',
    release: 'You can take part as a merchant again.',
    expel:
      'You are no longer a merchant: we ended it, and you can read why. What was left of your margin is in your balance again.',
  } satisfies Record<Exclude<MerchantMoveType, SilentOfMerchant>, string>,
  done: {
    take: 'The order is yours.',
    answer: 'Your answer has arrived.',
    pay: 'The payment is recorded.',
    undo: 'Taken back.',
    abandon: 'You no longer have this order.',
    apply: 'Your application has arrived.',
    margin: 'Your margin is paid.',
    setState: 'Saved.',
    setOffer: 'Saved.',
  },
}

/** What a merchant hears as a notice. */
export type StandingNotice = keyof typeof merchant.notice
