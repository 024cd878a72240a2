import { i18n } from '@lingui/core'
import { tagOfHeader } from '#contract/locales.ts'
import { kept } from '#src/lib/storage.ts'

export const ownTag = () => tagOfHeader(navigator.languages.join(','))

let isOver = false
let end = (): void => undefined
const over = new Promise<void>((resolve) => (end = resolve))

export const isOffered = (): boolean => !isOver && kept('language') === undefined && ownTag() !== i18n.locale

export const offerOver = async (): Promise<void> => (isOffered() ? over : undefined)

export function endOffer(): void {
  isOver = true
  end()
}
