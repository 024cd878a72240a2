export const notice = {
  done: {
    read: 'As gelees gemerk.',
    subscribe: 'Kennisgewings sal na hierdie toestel kom.',
    unsubscribe: 'Hierdie toestel kry nie meer kennisgewings nie.',
  },
  watchword: 'U herkenningswoord: {watchword}',
}
