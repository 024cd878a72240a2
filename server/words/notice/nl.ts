export const notice = {
  done: {
    subscribe: 'Meldingen komen voortaan op dit apparaat.',
    unsubscribe: 'Dit apparaat krijgt geen meldingen meer.',
  },
  watchword: 'Uw herkenningswoord: {watchword}',
}
