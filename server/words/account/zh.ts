export const account = {
  level: '{level} 级',
  former: '已注销的会员',
  done: { setUsername: '用户名已设置。' },
}
