import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count, Flag, Nothing } from './shapes.ts'

const Popup = v.object({ id: v.number(), title: v.string(), content: v.string(), link: v.string(), once: Flag })
export type Popup = v.InferOutput<typeof Popup>

const MessagesConfig = v.object({
  popup: v.nullable(Popup),
  marquee: v.array(v.object({ id: v.number(), text: v.string(), link: v.string() })),
  unread: Count,
  resend_seconds: v.number(),
  kefu_enabled: Flag,
  lottery_enabled: Flag,
  languages: v.array(v.object({ code: v.string(), label: v.string(), rtl: Flag })),
})
export type MessagesConfig = v.InferOutput<typeof MessagesConfig>

export const notice = {
  config: endpoint({
    path: '/user/user/getMsgsConfig',
    access: 'optional',
    takes: Nothing,
    gives: MessagesConfig,
    refusals: [],
    says: 'What the app tells everyone now: popup, marquee, languages, switches.',
  }),
}
