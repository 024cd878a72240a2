export const shop = {
  done: { forgetVisits: '已从浏览记录中移除。' },
  option: { colour: '颜色', size: '规格' },
}
