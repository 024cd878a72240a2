/** Whatever leads out of the app leads here first: the page says where to, and nobody goes unasked. */
export const wayOut = (url: string): `/pages/common/urlview?url=${string}` =>
  `/pages/common/urlview?url=${encodeURIComponent(url)}`
