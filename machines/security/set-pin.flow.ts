import { setup } from 'xstate'
import { security } from '#contract/security.ts'
import { errorOf } from '../lib/heard.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf } from '../lib/trouble.ts'
import { form, formActions, formGuards, type Filling, type FormEvent } from '../stock/form.part.ts'
import { firstPinProblems, NO_PIN, type FirstPin } from './pin.rules.ts'

type Context = Filling<FirstPin>

const { rejected: _, ...asked } = form({
  check: firstPinProblems,
  sends: (_: Context, said: FormEvent<FirstPin>) => said.form,
})

/**
 * A first PIN, over what it is needed for. Where another phone has set one meanwhile, there is one all the same; nothing
 * else of it is refused.
 */
export const setPinFlow = setup({
  types: {
    context: {} as Context,
    events: {} as FormEvent<FirstPin>,
    tags: {} as 'busy' | 'held',
  },
  actors: { send: remote(security, 'setPin').setPin },
  guards: {
    ...formGuards<FirstPin, Context>(firstPinProblems),
    isThere: (_, error: unknown) => {
      const { refusal, errors } = troubleOf(error)
      return refusal === 'moved-on' || errors?.['old_payword'] !== undefined
    },
  },
  actions: formActions<Context, FormEvent<FirstPin>>()(firstPinProblems, 'payword', 'payword_confirm'),
}).createMachine({
  id: 'set-pin',
  context: { form: NO_PIN, problems: {} },
  initial: 'idle',
  states: {
    ...asked,
    submitting: {
      ...asked.submitting,
      invoke: {
        ...asked.submitting.invoke,
        onError: [
          { guard: { type: 'isThere', params: errorOf }, target: 'done', actions: 'clear' },
          otherwise('unknown'),
        ],
      },
    },
  },
})
