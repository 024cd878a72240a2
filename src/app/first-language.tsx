import { useEffect, useState, type ComponentType } from 'react'
import { endOffer, isOffered, offerOver, ownTag } from './offer.ts'

const soon = (act: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(act)

export function FirstLanguage() {
  const [Offer, setOffer] = useState<ComponentType>()
  useEffect(() => {
    if (!isOffered()) return
    soon(
      () =>
        void import('./language-offer.tsx')
          .then((late) => late.spoken(ownTag()))
          .then((offer) => isOffered() && setOffer(() => offer))
          .catch(endOffer),
    )
    void offerOver().then(() => setOffer(undefined))
  }, [])
  return Offer ? <Offer /> : null
}
