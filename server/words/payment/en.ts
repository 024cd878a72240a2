import type { PayBar, PayMethod } from '#contract/payment.ts'

export const payment = {
  methods: {
    balance: 'Balance',
    shop: 'Shopping balance',
    points: 'Points',
    credit: 'Registration credit',
    wechat: 'WeChat Pay, code to scan',
    wechat_h5: 'WeChat Pay',
    wechat_mini: 'WeChat Pay in the mini-program',
    alipay: 'Alipay, in the browser',
    alipay_h5: 'Alipay',
    pooulcloud: 'Bank card by Pooul',
    sdpay: 'Bank card by Sdpay',
  } satisfies Record<PayMethod, string>,
  gateways: {
    wechat: 'WeChat Pay',
    alipay: 'Alipay',
    pooulcloud: 'Pooul',
    sdpay: 'Sdpay',
  },
  bars: {
    'not-configured': 'Not available here yet.',
    'amount-short': 'Your available balance is too low.',
    'only-inside': 'Available inside the mini-program.',
    'only-outside': 'Available in the browser.',
  } satisfies Record<PayBar, string>,
  done: {
    byBalance: 'Paid.',
    byCredit: 'Paid.',
  },
}
