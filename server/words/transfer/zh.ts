export const transfer = {
  title: '冻结中的转账',
  notice: {
    disputed: '来自 {name} 的 {amount} 继续冻结，因为对方账户已停止转出。客服人员将作出裁定并通知您。',
    released: '来自 {name} 的 {amount} 已解除冻结。客服人员裁定该款项归您。',
    kept: '客服人员已就从您的账户转给 {name} 的 {amount} 作出裁定：该款项归对方。',
    returned: '从您的账户转给 {name} 的 {amount} 已退回给您。这是客服人员的裁定。',
    gone: '来自 {name} 的 {amount} 已退回，因为对方账户已停止转出。这是客服人员的裁定。',
  },
  done: {
    send: '已转出。',
  },
}
