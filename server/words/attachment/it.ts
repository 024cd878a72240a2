export const attachment = {
  done: {
    upload: 'L’immagine è arrivata.',
  },
}
