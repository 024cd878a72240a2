export const attachment = {
  done: {
    upload: 'The picture has arrived.',
  },
}
