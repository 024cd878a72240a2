export const card = {
  done: {
    bind: '成功',
    prefer: '默认银行账户已更改。',
    drop: '银行账户已删除。',
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
    addressAdded: {
      subject: '{brand} 已添加一个提现地址',
      text: '已添加一个 USDT 提现地址：{address}。\n如果不是您本人操作，请立即更改密码和支付密码。',
      sms: '{brand}：已添加一个 USDT 提现地址：{address}。如果不是您本人操作，请立即更改密码和支付密码。',
    },
    addressChanged: {
      subject: '您的 {brand} 提现地址已更改',
      text: '您的 USDT 提现地址已更改：{address}。\n如果不是您本人操作，请立即更改密码和支付密码。',
      sms: '{brand}：您的 USDT 提现地址已更改：{address}。如果不是您本人操作，请立即更改密码和支付密码。',
    },
  },
}
