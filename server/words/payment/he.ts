export const payment = {
  methods: {
    balance: 'יתרה',
    shop: 'יתרת קניות',
    points: 'נקודות',
    credit: 'יתרת רישום',
    wechat: 'WeChat Pay, קוד לסריקה',
    wechat_h5: 'WeChat Pay',
    wechat_mini: 'WeChat Pay במיני־אפליקציה',
    alipay: 'Alipay, בדפדפן',
    alipay_h5: 'Alipay',
    pooulcloud: 'כרטיס בנק דרך Pooul',
    sdpay: 'כרטיס בנק דרך Sdpay',
  },
  gateways: {
    wechat: 'WeChat Pay',
    alipay: 'Alipay',
    pooulcloud: 'Pooul',
    sdpay: 'Sdpay',
  },
  bars: {
    'not-configured': 'עדיין לא זמין כאן.',
    'amount-short': 'היתרה הזמינה שלך נמוכה מדי.',
    'only-inside': 'זמין במיני־אפליקציה.',
    'only-outside': 'זמין בדפדפן.',
  },
  done: {
    byBalance: 'שולם.',
    byCredit: 'שולם.',
  },
}
