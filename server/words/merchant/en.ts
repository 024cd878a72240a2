import type { MerchantMoveType } from '#machines/merchant/merchant.rules.ts'

type SilentOfMerchant = 'apply' | 'pause' | 'resume' | 'marginRose' | 'leave' | 'stay'

export const merchant = {
  title: 'You as a merchant',
  notice: {
    verify: 'Your application is accepted. Please pay the security deposit to start.',
    refuse: 'Your application was not accepted. You can read why, and apply again.',
    payMargin: 'Your security deposit is paid. You take part in the market.',
    breakOver: 'Your break is over.',
    marginFell: 'Your security deposit is too low, so you get no new offers. Please top it up.',
    leaveDue: 'You are no longer a merchant. Your security deposit is back in your balance.',
    suspend: 'We have suspended you as a merchant. Open orders go on. Please contact us.',
    release: 'You can take part as a merchant again.',
    expel:
      'We ended your time as a merchant; you can read why. The rest of your security deposit is back in your balance.',
  } satisfies Record<Exclude<MerchantMoveType, SilentOfMerchant>, string>,
  done: {
    take: 'The order is yours.',
    answer: 'We have your answer.',
    pay: 'The payment is recorded.',
    undo: 'Your report is withdrawn.',
    abandon: 'You no longer have this order.',
    apply: 'We have your application.',
    margin: 'Your security deposit is paid.',
    setState: 'Saved.',
    setOffer: 'Saved.',
  },
}

export type StandingNotice = keyof typeof merchant.notice
