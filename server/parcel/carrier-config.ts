import type { CarrierConfigs } from '../lib/carrier.ts'
import type { Given } from '../lib/given.ts'

/** Only those whose key is named are ever asked; the sandbox is no part of production. */
export function carrierConfigs(given: Given, isProduction: boolean): CarrierConfigs {
  const key = given('DHL_API_KEY')
  return { sandbox: !isProduction, dhl: key === undefined ? undefined : { key } }
}
