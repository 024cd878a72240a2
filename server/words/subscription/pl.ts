export const subscription = {
  done: {
    subscribe: 'Kupiono. Możesz to cofnąć przez 24 godziny.',
  },
}
