export const attachment = {
  done: {
    upload: 'Obraz dotarł.',
  },
}
