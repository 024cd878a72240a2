import { type ExportForm, exports } from '#contract/export.ts'
import { EXPORT_LIFE, EXPORTS } from '#contract/limits.ts'
import { spend } from '../lib/allow.ts'
import { later, unix } from '../lib/clock.ts'
import { memberOf } from '../lib/call.ts'
import { implement } from '../lib/implement.ts'
import { sealTicket } from '../lib/ticket.ts'
import { provePassword } from '../session/known-password.ts'
import { type ExportTicket, FOLDER, nameOf, PURPOSE } from './file.ts'

export const exportHandlers = implement('export', exports, {
  make: {
    async prepare(call, { password, form, zone }: { password: string; form: ExportForm; zone: string }) {
      const { settle } = await provePassword(call, password)
      return async (inside) => {
        await settle(inside)
        const { context, sql, now, locale } = inside
        const { id } = memberOf(inside)
        await spend(sql, `export:${id}`, EXPORTS, now)
        const expires = unix(later(now, EXPORT_LIFE))
        const nonce = context.chance.bytes(9).toString('base64url')
        const said: ExportTicket = { member: id, form, locale, zone, expires, nonce }
        const ticket = sealTicket(context.settings.pepper, PURPOSE, said)
        return { path: `${FOLDER}/${ticket}/${nameOf(form)}`, expire_time: expires }
      }
    },
  },
})
