export const cancellation = {
  days: '{from} 至 {to} 个工作日',
  blockers: {
    balance: '可用 {amount}',
    joining: '{amount} 无法直接提现',
    trade: '{count, plural, other {# 笔未完成的订单}}',
    dispute: '{count, plural, other {# 起未结束的争议}}',
    recharge: '{count, plural, other {# 笔未完成的充值}}',
    withdrawal: '{count, plural, other {# 笔未完成的提现}}',
    plan: '{count, plural, other {# 个进行中的计划}}',
    shopOrder: '{count, plural, other {# 笔进行中的订单}}',
    merchant: '您仍是商家',
    margin: '保证金 {amount}',
    hold: '冻结 {amount}',
    paused: '客服人员已暂停您账户的付款',
    debt: '待偿还 {amount}',
  },
  reasons: {
    not_settled: '您的账户中还有未了结的事项。',
    not_proven: '我们无法确认该申请由您本人提出。',
    law: '依照法律，我们目前必须保留该账户。',
    other: '客服人员在下方说明原因。',
  },
  done: {
    request: '申请已提交。审核需要 {from} 至 {to} 个工作日；在账户删除前登录即撤回申请。',
  },
  letters: {
    requested: {
      subject: '您的 {brand} 账户注销申请',
      text: '您申请注销账户。我们将进行审核，并在 {from} 至 {by} 之间作出决定；此后才会删除账户。\n如要保留账户，请在此之前登录，登录即撤回申请：{link}\n如果不是您本人操作，请立即登录并修改密码。',
      sms: '{brand}：您申请注销账户。我们将在 {from} 至 {by} 之间作出决定。如要保留，请在此之前登录：{link}',
    },
    kept: {
      subject: '您的 {brand} 账户已保留',
      text: '您已登录，注销账户的申请随之撤回。一切保持不变。\n如果不是您本人操作，请立即修改密码。',
      sms: '{brand}：您已登录，注销账户的申请已撤回。如果不是您本人操作，请立即修改密码。',
    },
    rejected: {
      subject: '您的 {brand} 账户未被注销',
      text: '客服人员没有注销您的账户。\n{reason}\n您可以照常登录：{link}',
      sms: '{brand}：客服人员没有注销您的账户。{reason} 您可以照常登录：{link}',
    },
    deleted: {
      subject: '您的 {brand} 账户已注销',
      text: '您的账户已注销，个人资料已删除，任何人都无法再登录。\n过往付款的账目会保留，但不含您的姓名。',
      sms: '{brand}：您的账户已注销，个人资料已删除。',
    },
  },
}
