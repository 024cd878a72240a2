export const card = {
  done: {
    bind: '成功',
  },
  letters: {
    bankAdded: {
      subject: '{brand} 已添加一个银行账户',
      text: '已添加一个银行账户：{iban}。\n如果不是您本人操作，请立即更改密码和支付密码。',
      sms: '{brand}：已添加一个银行账户：{iban}。如果不是您本人操作，请立即更改密码和支付密码。',
    },
    bankChanged: {
      subject: '您的 {brand} 银行账户已更改',
      text: '您的银行账户已更改：{iban}。\n如果不是您本人操作，请立即更改密码和支付密码。',
      sms: '{brand}：您的银行账户已更改：{iban}。如果不是您本人操作，请立即更改密码和支付密码。',
    },
  },
}
