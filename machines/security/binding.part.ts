import { assign, type EventObject } from 'xstate'
import * as v from 'valibot'
import type { Given } from '#contract/endpoint.ts'
import type { RefusalName } from '#contract/refusals.ts'
import type { session } from '#contract/session.ts'
import type { Second, Seconded } from '../factor/second.rules.ts'
import { isClean, problemsBy, type Check, type Problems } from '../lib/problems.ts'
import { otherwise } from '../lib/refusal.ts'
import { codeLives, isLiving, livingCode } from '../session/asked-code.ts'
import {
  form,
  formActions,
  formGuards,
  secondedForm,
  submits,
  type Filling,
  type FormEvent,
} from '../stock/form.part.ts'
import { inPart } from '../lib/part.ts'

export type Sent = Given<typeof session.sendCode>

export interface BindingForm {
  account: string
  code: string
}

export interface Binding<Form extends BindingForm> extends Filling<Form> {
  sent?: Sent
}

export type BindingEvent<Form extends BindingForm> = FormEvent<Form> | { type: 'sendCode' } | { type: 'back' }

interface Args<Form extends BindingForm> {
  readonly context: Binding<Form>
}

const judge =
  (address: v.GenericSchema<string>) =>
  <Form extends BindingForm>({ account }: Form) =>
    problemsBy(v.object({ account: address }), { account }) as Problems<keyof Form & string>

export const bindingGuards = <Form extends BindingForm, Context = unknown>(
  address: v.GenericSchema<string>,
  check: Check<Form, Context>,
) => ({
  ...formGuards<Form, Context>(check),
  isAddressed: (_: unknown, said: Form) => isClean(judge(address)(said)),
  isAsked: ({ context }: Args<Form>) => context.sent !== undefined,
  codeLives: (_: unknown, error: unknown) => isLiving(error),
})

export const bindingActions =
  <Context extends Binding<Form>, Event extends EventObject, Form extends BindingForm>() =>
  (address: v.GenericSchema<string>, check: Check<Form, Context>, ...secrets: (keyof Form)[]) => {
    const { mark } = formActions<Context, Event>()(judge(address)<Form>, ...secrets)
    return {
      ...formActions<Context, Event>()(check, ...secrets),
      markAddress: mark,
      /** A code that went to another address proves nothing of this one. */
      address: assign<Context, Event, Form, Event, never>(
        ({ context }, { account }) =>
          ({
            form: { ...context.form, account },
            sent: account === context.form.account ? context.sent : undefined,
            problems: {},
            trouble: undefined,
          }) as Partial<Context>,
      ),
      expectCode: assign<Context, Event, Sent, Event, never>((_, sent) => ({ sent }) as Partial<Context>),
      learnCode: assign<Context, Event, unknown, Event, never>(
        ({ context }, error) => ({ sent: livingCode(error, context.sent), trouble: undefined }) as Partial<Context>,
      ),
    }
  }

interface Asks<Form extends BindingForm, Context extends Binding<Form>, CallInput> {
  readonly scene: 'bind_mobile' | 'up_mobile' | 'bind_email'
  readonly type: 'email' | 'mobile'
  readonly address: v.GenericSchema<string>
  readonly check: Check<Form, Context>
  readonly sends: (context: Context, said: FormEvent<Form>) => CallInput
  readonly refusals?: Partial<Record<RefusalName, string>>
}

/**
 * The states of whoever binds an address: it is named, a code goes there, and the code comes back with what else is asked.
 * The flow brings the calls `sendCode` and `send`.
 */
export function binding<Form extends BindingForm, Context extends Binding<Form>, CallInput>({
  scene,
  type,
  address,
  check,
  sends,
  refusals = {},
}: Asks<Form, Context, CallInput>) {
  const said = ({ event }: { event: FormEvent<Form> }) => event.form
  const naming = {
    submit: [
      {
        guard: { type: 'isAddressed', params: said },
        target: 'sendingCode',
        actions: { type: 'address', params: said },
      },
      { target: 'invalid', actions: { type: 'markAddress', params: said } },
    ],
  } as const
  const proving = {
    submit: submits<Form>('submitting', 'unproven'),
    sendCode: { target: 'sendingCode', actions: 'clear' },
    back: { target: 'idle', actions: 'clear' },
  } as const
  const { submitting, rejected, unknown, done } = form<Form, Context, FormEvent<Form>, CallInput>({
    check,
    sends,
    refusals,
  })
  return inPart('binding', {
    idle: { on: naming },
    invalid: { meta: { asks: v.object({ account: address }) }, on: naming },
    sendingCode: {
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }: { context: Context }) => ({ scene, type, account: context.form.account }),
        onDone: {
          target: 'codeSent',
          actions: { type: 'expectCode', params: ({ event }: { event: { output: Sent } }) => event.output },
        },
        onError: [codeLives, otherwise('sendFailed')],
      },
    },
    sendFailed: { on: naming },
    codeSent: { on: proving },
    unproven: { meta: { asks: check.schema }, on: proving },
    submitting,
    rejected: { ...rejected, on: proving },
    unknown: { ...unknown, on: proving },
    done,
  } as const)
}

/** The same, where whoever has a second factor is asked for it besides; the flow adds `secondedActions`. */
export function secondedBinding<Form extends BindingForm & Second, Context extends Binding<Form> & Seconded, CallInput>(
  asks: Asks<Form, Context, CallInput>,
) {
  const states = binding(asks)
  const { submitting } = secondedForm<Form, Context, FormEvent<Form>, CallInput>(asks)
  return { ...states, ...inPart('binding', { submitting, secondAsked: { on: states.codeSent.on } }) }
}
