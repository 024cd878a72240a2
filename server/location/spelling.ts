import { folded } from '../lib/folded.ts'

/** As a name is compared: no accents, capitals, hyphens or apostrophes. */
export const spelt = (name: string): string =>
  folded(name)
    .replace(/['"’‘`ʻʼʹ׳״]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
