export const notice = {
  done: {
    read: 'As gelees gemerk.',
    subscribe: 'Kennisgewings kom nou na hierdie toestel.',
    unsubscribe: 'Hierdie toestel kry nie meer kennisgewings nie.',
  },
}
