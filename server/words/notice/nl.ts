export const notice = {
  done: {
    read: 'Gemarkeerd als gelezen.',
    subscribe: 'Meldingen komen voortaan op dit apparaat.',
    unsubscribe: 'Dit apparaat krijgt geen meldingen meer.',
  },
  watchword: 'Uw herkenningswoord: {watchword}',
}
