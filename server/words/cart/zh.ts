export const cart = {
  done: { add: '已加入购物车。' },
}
