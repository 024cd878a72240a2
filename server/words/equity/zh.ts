export const equity = {
  types: {
    grant: '授予',
    exchange: '用积分兑换',
    unlock: '已解锁',
    adjust: '更正',
  },
  done: {
    exchange: '已兑换为股份。',
  },
}
