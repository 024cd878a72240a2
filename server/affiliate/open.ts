import type { Affiliate, AffiliateConfig } from '../lib/affiliate.ts'
import type { Clock } from '../lib/clock.ts'
import { askAffiliate } from './ask.ts'
import { pinduoduo } from './pinduoduo.ts'
import { sandboxPartner } from './sandbox.ts'

export const affiliateOf = (config: AffiliateConfig, clock: Clock): Affiliate =>
  askAffiliate(config.from === 'sandbox' ? sandboxPartner({ clock }) : pinduoduo(config, { clock }), clock)
