export const attachment = {
  done: {
    upload: 'De afbeelding is aangekomen.',
  },
}
