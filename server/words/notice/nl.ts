export const notice = {
  done: {
    read: 'Gemarkeerd als gelezen.',
    subscribe: 'Meldingen komen nu op dit apparaat.',
    unsubscribe: 'Dit apparaat krijgt geen meldingen meer.',
  },
}
