export const notice = {
  done: {
    subscribe: 'Kennisgewings sal na hierdie toestel kom.',
    unsubscribe: 'Hierdie toestel kry nie meer kennisgewings nie.',
  },
  watchword: 'U herkenningswoord: {watchword}',
}
