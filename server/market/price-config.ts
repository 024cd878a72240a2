import type { PriceConfig } from '../lib/price.ts'
import { StartRefusal } from '../lib/start-refusal.ts'

type Given = (name: string) => string | undefined

/** No prices in production unless the operator names a service. */
export function priceConfig(given: Given, isProduction: boolean): PriceConfig | undefined {
  const [url, key] = [given('QUAY_PRICES'), given('QUAY_PRICES_KEY')]
  if (!url && key) refuse('QUAY_PRICES_KEY belongs together with QUAY_PRICES; give both, or the address alone.')
  if (!url) return isProduction ? undefined : { from: 'sandbox' }
  if (!/^https?:\/\/\S+$/.test(url) || !URL.canParse(url))
    refuse('QUAY_PRICES is no address; write it as https://prices.example/recorded.')
  if (key && isProduction && !url.startsWith('https:'))
    refuse('QUAY_PRICES does not begin with https; production hands its key to nobody without TLS.')
  return { from: 'service', url, key }
}

function refuse(sentence: string): never {
  throw new StartRefusal(sentence)
}
