export const security = {
  done: {
    setPin: '支付密码已设置。',
    resetPin: '支付密码已设置。提现暂停至 {until}。',
  },
  letters: {
    pinLocked: {
      subject: '您的 {brand} 支付密码已锁定',
      text: '您的支付密码已连续输错 {tries} 次，将锁定 {minutes} 分钟。\n如果不是您本人操作，请立即修改密码。',
      sms: '{brand}：您的支付密码输错 {tries} 次，已锁定 {minutes} 分钟。如果不是您本人操作，请立即修改密码。',
    },
    pinSet: {
      subject: '您的 {brand} 支付密码已设置',
      text: '您的账户已设置支付密码，用于确认您的支付。\n如果不是您本人操作，请立即修改密码并重置支付密码。',
      sms: '{brand}：您的账户已设置支付密码。如果不是您本人操作，请立即修改密码。',
    },
    pinChanged: {
      subject: '您的 {brand} 支付密码已修改',
      text: '您的支付密码已修改。\n如果不是您本人操作，请立即修改密码并重置支付密码。',
      sms: '{brand}：您的支付密码已修改。如果不是您本人操作，请立即修改密码。',
    },
    pinReset: {
      subject: '您的 {brand} 支付密码已重置',
      text: '您的支付密码已通过验证码重置。提现暂停至 {until}。\n如果不是您本人操作，请立即修改密码。',
      sms: '{brand}：您的支付密码已重置，提现暂停至 {until}。如果不是您本人操作，请立即修改密码。',
    },
  },
}
