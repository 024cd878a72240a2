export const account = {
  level: '{level} 级',
  done: {
    setUsername: '用户名已设置。',
    updateProfile: '个人资料已保存。',
  },
}
