export const security = {
  title: '您账户的付款',
  notice: {
    begun:
      '我们已暂停您账户的付款。若没有第二位客服人员确认，暂停将于 {until} 结束。由谁决定：客服 {who}。原因：{reason}',
    stays: '您账户的付款将继续暂停，直到两位客服人员解除。由谁决定：客服 {who}。原因：{reason}',
    over: '您账户的付款暂停已结束，您又可以付款和提现了。',
    lifted: '客服人员已解除您账户的付款暂停，您又可以付款和提现了。',
  },
  done: {
    setPin: '支付密码已设置。',
    resetPin: '支付密码已设置。提现暂停至 {until}。',
    updatePassword: '密码已修改，请登录。',
    setMobile: '手机号已绑定。',
    updateMobile: '手机号已更换，请登录。',
    setEmail: '{waits, select, yes {您的邮箱将在 24 小时后更换，在此之前可以取消。} other {您的邮箱已保存。}}',
    cancelEmailChange: '您的邮箱保持不变。',
    setPause: '您的账户已暂停，现在不会有任何转出。',
    liftPause: '暂停已解除。',
    setWatchword: '您的防钓鱼短语已保存。',
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
    phoneAdded: {
      subject: '您的 {brand} 账户已绑定手机号',
      text: '手机号 {contact} 已绑定到您的账户，您可以用它登录和接收验证码。\n如果不是您本人操作，请立即修改密码。',
      sms: '{brand}：手机号 {contact} 已绑定到您的账户。如果不是您本人操作，请立即修改密码。',
    },
    phoneChanged: {
      subject: '您的 {brand} 手机号已更换',
      text: '您账户的手机号现为 {contact}，所有设备均已退出登录。提现暂停至 {until}。\n如果不是您本人操作，请立即用邮箱重置密码。',
      sms: '{brand}：您账户的手机号现为 {contact}，提现暂停至 {until}。如果不是您本人操作，请立即用邮箱重置密码。',
    },
    emailChanged: {
      subject: '您的 {brand} 邮箱已更换',
      text: '您账户的邮箱现为 {contact}，此处将不再收到消息。提现暂停至 {until}。\n如果不是您本人操作，请立即修改密码并联系我们。',
      sms: '{brand}：您账户的邮箱现为 {contact}，提现暂停至 {until}。如果不是您本人操作，请立即修改密码。',
    },
    emailWaits: {
      subject: '您的 {brand} 邮箱即将更换',
      text: '您的账户填写了新的邮箱：{contact}，将于 {until} 生效。在此之前，您仍按原来的方式登录和接收消息，也可以在应用中取消更换。',
      sms: '{brand}：您的邮箱将于 {until} 更换为 {contact}，在此之前可在应用中取消。',
    },
    emailKept: {
      subject: '您的 {brand} 邮箱保持不变',
      text: '邮箱更换已取消，一切保持不变。',
      sms: '{brand}：您的邮箱更换已取消。',
    },
    emailTaken: {
      subject: '您的 {brand} 邮箱未更换',
      text: '{contact} 现已被其他账户使用，因此您的邮箱保持不变。',
      sms: '{brand}：{contact} 现已被其他账户使用，您的邮箱未更换。',
    },
    stopped: {
      subject: '您的 {brand} 账户已停止转出',
      text: '任何款项都不能再从您的账户转出，所有设备均已退出登录。\n请先设置新的密码和新的支付密码，然后在应用中解除暂停，验证码将发送到此邮箱。',
      sms: '{brand}：任何款项都不能再从您的账户转出，所有设备均已退出登录。请设置新的密码和新的支付密码。',
    },
    pauseSet: {
      subject: '您的 {brand} 账户已暂停',
      text: '您的账户已暂停。解除之前无法出售、转账、付款或提现。款项仍可到账，进行中的订单照常继续。\n如果不是您本人操作，请立即修改密码。',
      sms: '{brand}：您的账户已暂停。如果不是您本人操作，请立即修改密码。',
    },
    pauseLifted: {
      subject: '您的 {brand} 账户已解除暂停',
      text: '您的账户已通过密码和验证码解除暂停，您又可以出售、转账、付款和提现了。\n如果不是您本人操作，请立即修改密码并再次暂停账户。',
      sms: '{brand}：您的账户已解除暂停。如果不是您本人操作，请立即修改密码并再次暂停账户。',
    },
    watchwordSet: {
      subject: '您的 {brand} 防钓鱼短语已更改',
      text: '您的账户已保存新的防钓鱼短语，今后我们的每封邮件都以它开头。\n如果不是您本人操作，请立即修改密码。',
      sms: '{brand}：您的防钓鱼短语已更改。如果不是您本人操作，请立即修改密码。',
    },
  },
}
