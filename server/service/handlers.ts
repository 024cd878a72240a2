import { decimalOf } from '#contract/money.ts'
import { service } from '#contract/service.ts'
import { availableIn } from '../ledger/holdings.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { implement } from '../lib/implement.ts'
import { maskPhone } from '../lib/masks.ts'
import { nameIn } from '../lib/masks.ts'
import { paged } from '../lib/paged.ts'
import { activeCentre, openAccountFor } from './open.ts'
import { place } from './place.ts'
import { answerPlacement, placementOf } from './placement.ts'
import { quoteCredit, sendCredit } from './credit.ts'
import { centreOf, isProposed, openedBy, openedFor } from './queries.ts'

const monthOf = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))

export const serviceHandlers = implement('service', service, {
  async info(call) {
    const { sql, now } = call
    const { id } = memberOf(call)
    const centre = await centreOf(sql, id)
    const { all, recent } = await openedBy(sql, id, monthOf(now))
    const unset = async () => ((await isProposed(sql, id, now)) ? ('pending' as const) : ('none' as const))
    return {
      status: centre?.status ?? (await unset()),
      center_no: centre?.center_no ?? '',
      region: centre?.region ?? '',
      credit: decimalOf(await availableIn(sql, id, 'credit'), 'EUR'),
      opened_count: all,
      open_price: decimalOf(centre?.open_price ?? 0n, 'EUR'),
      month_opened: recent,
      server_time: unix(now),
    }
  },

  async members(call, { page, limit, ...asked }) {
    await activeCentre(call)
    const { total, rows } = await openedFor(call.sql, memberOf(call).id, { page, limit, ...asked })
    return paged(
      { page, limit },
      total,
      rows.map((row) => ({
        id: row.id,
        user_no: row.user_no,
        nickname: nameIn(call.say, row.nickname),
        mobile: row.mobile && maskPhone(row.mobile),
        level_name: levelIn(call, row.level),
        parent_no: row.parent_no ?? '',
        opened_price: decimalOf(row.price, 'EUR'),
        status: row.is_active ? ('active' as const) : ('inactive' as const),
        create_time: unix(row.opened_at ?? call.now),
      })),
    )
  },

  open: { prepare: openAccountFor },
  place: { prepare: place },
  placement: placementOf,
  answerPlacement,
  quoteCredit: { post: quoteCredit },
  sendCredit: { confirm: sendCredit },
})

const levelIn = ({ say }: Call, level: number) => say('account.level', { level })
