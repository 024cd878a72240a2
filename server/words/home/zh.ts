export const home = {
  active: {
    member: {
      awaiting_payment: '商家正在付款',
      paid: '请核对付款',
    },
    merchant: {
      offered: '有一笔派单给您',
      awaiting_payment: '轮到您付款',
      paid: '会员正在核对您的付款',
    },
    to: {
      bank: '{amount} 转入您的银行账户',
      wallet: '{amount} 计入您的余额',
    },
    for: '订单 {order}，{amount}',
  },
}
