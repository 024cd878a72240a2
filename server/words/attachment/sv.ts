export const attachment = {
  done: {
    upload: 'Bilden har kommit fram.',
  },
}
