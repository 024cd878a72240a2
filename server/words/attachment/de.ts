export const attachment = {
  done: {
    upload: 'Das Bild ist angekommen.',
  },
}
