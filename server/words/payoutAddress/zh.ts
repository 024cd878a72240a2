export const payoutAddress = {
  done: {
    bind: '成功',
    drop: '地址已删除。',
  },
}
