import { assign, setup } from 'xstate'
import { security } from '#contract/security.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { form, formActions, formGuards, type Filling, type FormEvent } from '../stock/form.part.ts'
import { watchwordProblems, type WatchwordForm } from './guard.rules.ts'

interface Context extends Filling<WatchwordForm> {
  watchword: string | null
}

type Event = FormEvent<WatchwordForm> | { type: 'retry' }

export const watchwordFlow = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'held' },
  actors: { ...remote(security, 'watchword'), send: remote(security, 'setWatchword').setWatchword },
  guards: formGuards<WatchwordForm, Context>(watchwordProblems),
  actions: {
    ...formActions<Context, Event>()(watchwordProblems, 'password'),
    /** A password that was typed as the words is no more remembered than one in its own field. */
    mark: assign((_, { watchword, password }: WatchwordForm) => ({
      form: { watchword: watchword.trim() === password ? '' : watchword, password: '' },
      problems: watchwordProblems({ watchword, password }),
      trouble: undefined,
    })),
  },
}).createMachine({
  id: 'watchword',
  context: { watchword: null, form: { watchword: '', password: '' }, problems: {} },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'watchword',
        src: 'watchword',
        input: {},
        onDone: { target: 'idle', actions: assign({ watchword: ({ event }) => event.output.watchword }) },
        onError: otherwise('unreachable'),
      },
    },
    unreachable: { on: { retry: { target: 'loading', actions: 'clear' } } },
    ...form({
      check: watchwordProblems,
      sends: ({ form }: Context, said: FormEvent<WatchwordForm>) => ({ ...form, password: said.form.password }),
    }),
  },
})
