export const attachment = {
  done: {
    upload: 'התמונה הגיעה.',
  },
}
