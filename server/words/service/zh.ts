export const service = {
  title: '开通账户 {order}',
  done: {
    open: '{status, select, opened {账户已开通。} other {请先付款。}}',
    place: '如果对方可以加入，我们已向其发出询问。',
    answerPlacement: '{status, select, accepted {您已加入该团队。} other {您已拒绝，一切不变。}}',
    sendCredit: '注册额度已转出。',
  },
  letters: {
    opened: {
      subject: '已为您开通 {brand} 账户',
      text: '服务中心（{centre}）为此地址开通了账户。\n没有人知道密码，服务中心也不知道。如需使用，请在登录时选择“忘记密码？”，并设置您自己的密码。\n如果您没有申请过，无需任何操作：没有密码，任何人都无法登录。',
      sms: '{brand}：服务中心 {centre} 为您开通了账户。请在登录时选择“忘记密码？”，并设置您自己的密码。',
    },
  },
}
