import type { Call } from '../lib/call.ts'
import type { Letter } from '../lib/post.ts'
import { compose } from '../session/letters.ts'

export const bankAddedLetter = ({ say }: Call, to: string, iban: string): Letter =>
  compose(say, to, 'card.letters.bankAdded', { iban })
export const bankChangedLetter = ({ say }: Call, to: string, iban: string): Letter =>
  compose(say, to, 'card.letters.bankChanged', { iban })
export const addressAddedLetter = ({ say }: Call, to: string, address: string): Letter =>
  compose(say, to, 'card.letters.addressAdded', { address })
export const addressChangedLetter = ({ say }: Call, to: string, address: string): Letter =>
  compose(say, to, 'card.letters.addressChanged', { address })
