export const shop = {
  done: { forgetVisits: '已从浏览记录中移除。' },
}
