import { setup } from 'xstate'
import { security } from '#contract/security.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, type Failed } from '../lib/trouble.ts'
import { form, formActions, formGuards, type Filling, type FormEvent } from '../stock/form.part.ts'
import { NO_PINS, pinProblems, type PinForm } from './pin.rules.ts'

interface Context extends Filling<PinForm> {
  hasPin: false
}

const { rejected: _, ...asked } = form({
  check: pinProblems,
  sends: (_: Context, said: FormEvent<PinForm>) => said.form,
})

/**
 * A first PIN, over what it is needed for. Where another phone has set one meanwhile, there is one all the same; nothing
 * else of it is refused.
 */
export const setPinFlow = setup({
  types: {
    context: {} as Context,
    events: {} as FormEvent<PinForm>,
    tags: {} as 'busy' | 'held',
  },
  actors: { send: remote(security, 'setPin').setPin },
  guards: {
    ...formGuards<PinForm, Context>(pinProblems),
    isThere: (_, error: unknown) => {
      const { refusal, errors } = troubleOf(error)
      return refusal === 'moved-on' || errors?.['old_payword'] !== undefined
    },
  },
  actions: formActions<Context, FormEvent<PinForm>>()(pinProblems, 'payword', 'payword_confirm'),
}).createMachine({
  id: 'set-pin',
  context: { hasPin: false, form: NO_PINS, problems: {} },
  initial: 'idle',
  states: {
    ...asked,
    submitting: {
      ...asked.submitting,
      invoke: {
        ...asked.submitting.invoke,
        onError: [
          { guard: { type: 'isThere', params: ({ event }: Failed) => event.error }, target: 'done', actions: 'clear' },
          otherwise('unknown'),
        ],
      },
    },
  },
})
