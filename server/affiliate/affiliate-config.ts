import type { AffiliateConfig } from '../lib/affiliate.ts'
import { type Given, together } from '../lib/given.ts'

/** No partner in production unless the operator has an account there. */
export function affiliateConfig(given: Given, isProduction: boolean): AffiliateConfig | undefined {
  const all = together(given, ['PINDUODUO_CLIENT_ID', 'PINDUODUO_SECRET', 'PINDUODUO_POSITION'])
  if (!all) return isProduction ? undefined : { from: 'sandbox' }
  const [clientId = '', secret = '', position = ''] = all
  return { from: 'pinduoduo', clientId, secret, position }
}
