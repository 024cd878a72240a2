import { useEffect, useState, type ComponentType } from 'react'
import { tagOfHeader } from '#contract/locales.ts'
import { kept } from '#src/lib/storage.ts'
import { i18n } from './language.ts'

const soon = (act: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(act)

/** Offers the browser's language to whoever has not chosen one yet. */
export function FirstLanguage() {
  const [Offer, setOffer] = useState<ComponentType>()
  useEffect(() => {
    const tag = tagOfHeader(navigator.languages.join(','))
    if (kept('language') !== undefined || tag === i18n.locale) return
    soon(
      () =>
        void import('./language-offer.tsx')
          .then((late) => late.spoken(tag))
          .then((offer) => setOffer(() => offer))
          .catch(() => undefined),
    )
  }, [])
  return Offer ? <Offer /> : null
}
