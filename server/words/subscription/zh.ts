export const subscription = {
  done: {
    subscribe: '已购买。24 小时内可取回。',
  },
}
