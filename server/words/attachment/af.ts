export const attachment = {
  done: {
    upload: 'Die prent het aangekom.',
  },
}
