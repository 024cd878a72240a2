import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Moment, Password, Url } from './shapes.ts'

const EXPORT_FORMS = ['page', 'json'] as const
export type ExportForm = (typeof EXPORT_FORMS)[number]

/** Where the reader's clocks stand; dates on the page are told by it. */
const Zone = v.pipe(
  v.string(),
  v.maxLength(64),
  v.check((zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
    } catch {
      return false
    }
  }),
)

export const exports = {
  make: endpoint({
    path: '/user/user/export',
    access: 'member',
    writes: true,
    takes: v.object({ password: Password, form: v.picklist(EXPORT_FORMS), zone: v.optional(Zone, 'UTC') }),
    gives: v.object({ path: Url, expire_time: Moment }),
    refusals: ['invalid', 'wrong-password', 'too-often'],
    summary:
      'Where everything that is kept of the member can be fetched once within five minutes: as a page to read, or as JSON.',
  }),
}
