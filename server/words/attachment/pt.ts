export const attachment = {
  done: {
    upload: 'A imagem chegou.',
  },
}
