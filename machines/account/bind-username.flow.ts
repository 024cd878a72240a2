import { setup } from 'xstate'
import * as v from 'valibot'
import { account } from '#contract/account.ts'
import { Username } from '#contract/shapes.ts'
import { checks } from '../lib/problems.ts'
import { remote } from '../lib/remote.ts'
import { form, formActions, formGuards, type Filling, type FormEvent } from '../stock/form.part.ts'

export interface UsernameForm {
  username: string
}

interface Context extends Filling<UsernameForm> {
  username: string | null
}

const check = checks<UsernameForm>(v.object({ username: Username }))

export const bindUsernameFlow = setup({
  types: {
    input: {} as { username: string | null },
    context: {} as Context,
    events: {} as FormEvent<UsernameForm>,
    tags: {} as 'busy' | 'held',
  },
  actors: { send: remote(account, 'setUsername').setUsername },
  guards: { ...formGuards(check), isNamed: ({ context }) => context.username !== null },
  actions: formActions<Context, FormEvent<UsernameForm>>()(check),
}).createMachine({
  id: 'bind-username',
  context: ({ input }) => ({ ...input, form: { username: '' }, problems: {} }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isNamed', target: 'alreadySet' }, { target: 'idle' }] },
    alreadySet: {},
    ...form({ check, sends: (context: Context) => context.form }),
  },
})
