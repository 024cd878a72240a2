import { setup } from 'xstate'
import { exports, type ExportForm } from '#contract/export.ts'
import { checks } from '../lib/problems.ts'
import { otherwise, refused } from '../lib/refusal.ts'
import { local } from '../lib/remote.ts'
import { formActions, formGuards, submits, type Filling, type FormEvent } from '../stock/form.part.ts'

export interface ExportWish {
  password: string
  form: ExportForm
}
type Context = Filling<ExportWish>
type Event = FormEvent<ExportWish>

const check = checks<ExportWish>(exports.make.takes)
const asks = { submit: submits<ExportWish>('making') }

export const exportFlow = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { download: local<void, ExportWish>('download') },
  guards: formGuards<ExportWish, Context>(check),
  actions: formActions<Context, Event>()(check, 'password'),
}).createMachine({
  id: 'export',
  context: { form: { password: '', form: 'page' }, problems: {} },
  initial: 'idle',
  states: {
    idle: { on: asks },
    invalid: { meta: { asks: check.schema }, on: asks },
    making: {
      tags: 'busy',
      invoke: {
        id: 'download',
        src: 'download',
        input: ({ event }) => event.form,
        onDone: { target: 'ready', actions: 'clear' },
        onError: [refused('wrong-password', 'wrongPassword'), refused('too-often', 'tooOften'), otherwise('failed')],
      },
    },
    wrongPassword: { on: asks },
    tooOften: { on: asks },
    failed: { on: asks },
    ready: { on: asks },
  },
})
