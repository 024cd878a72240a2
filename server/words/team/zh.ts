export const team = {
  title: '团队邀请',
  notice: {
    asked: '{name} 希望您加入其团队。您不同意就不会有任何变化。您有七天时间答复。',
  },
}
