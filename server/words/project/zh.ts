export const project = {
  done: {
    buy: '已购买。24 小时内可取回。',
  },
}
