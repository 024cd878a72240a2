export const project = {
  done: {
    buy: 'Kupiono. Możesz to cofnąć przez 24 godziny.',
  },
}
