import { i18n } from '@lingui/core'
import { tagOfHeader } from '#contract/locales.ts'
import { kept } from '#src/lib/storage.ts'

/** The language that this phone speaks. */
export const ownTag = () => tagOfHeader(navigator.languages.join(','))

let isOver = false
let end = (): void => undefined
const over = new Promise<void>((resolve) => (end = resolve))

/** Whether the phone's language is offered: another one is spoken, and nobody has chosen. */
export const isOffered = (): boolean => !isOver && kept('language') === undefined && ownTag() !== i18n.locale

/** Nobody is offered a language any more. */
export const offerOver = async (): Promise<void> => (isOffered() ? over : undefined)

/** A language was chosen, or the offer cannot be made. */
export function endOffer(): void {
  isOver = true
  end()
}
