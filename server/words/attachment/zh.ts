export const attachment = {
  done: {
    upload: '图片已收到。',
  },
}
