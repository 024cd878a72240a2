import { askAffiliate } from '#server/affiliate/ask.ts'
import { sandboxPartner } from '#server/affiliate/sandbox.ts'
import { SANDBOX_GOODS } from '#server/affiliate/sandbox-goods.ts'
import type { Partner } from '#server/lib/affiliate.ts'
import type { World } from './world.ts'

type House = Pick<World, 'context'>

/** Another partner is connected, or none. */
export const connects = ({ context }: House, partner: Partner | undefined, waitMs?: number) =>
  Object.assign(context, { affiliate: partner && askAffiliate(partner, context.clock, waitMs) })

const partnerOf = ({ context: { clock } }: House, many?: number) =>
  sandboxPartner({ clock, sells: SANDBOX_GOODS.slice(0, many) })

/** The first of what the partner of the demo sells, and nothing else. */
export const partnerSells = (house: House, many?: number) => connects(house, partnerOf(house, many))

/** It shows what it has, and gives no link. */
export const partnerIsSilent = (house: House) =>
  connects(house, { ...partnerOf(house), link: () => Promise.reject(new Error('the partner is silent')) })
