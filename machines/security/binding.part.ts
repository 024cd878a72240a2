import { assign, type EventObject } from 'xstate'
import * as v from 'valibot'
import type { Seconded, Second } from '../factor/second.rules.ts'
import { checks, type Check } from '../lib/problems.ts'
import { inPart } from '../lib/part.ts'
import { sent, type Filling, type FormEvent, type Sending } from '../stock/form.part.ts'
import {
  codeActions,
  codeGuards,
  describes,
  proof,
  proofActions,
  proofGuards,
  secondedProof,
  type Sent,
} from '../stock/sent-code.part.ts'

export interface BindingForm {
  account: string
  code: string
}

export interface Binding<Form extends BindingForm> extends Filling<Form> {
  sent?: Sent
}

export type BindingEvent<Form extends BindingForm> = FormEvent<Form> | { type: 'sendCode' } | { type: 'back' }

type AddressShape = v.GenericSchema<string>
const named = <Form extends BindingForm, Context>(address: AddressShape) =>
  checks<Form, Context>(v.object({ account: address }))

export const bindingGuards = <Form extends BindingForm, Context = unknown>(
  address: AddressShape,
  check: Check<Form, Context>,
) => ({ ...proofGuards<Form, Context>(check, named(address)), ...codeGuards })

export const bindingActions =
  <Context extends Binding<Form>, Event extends EventObject, Form extends BindingForm>() =>
  (address: AddressShape, check: Check<Form, Context>, ...secrets: (keyof Form)[]) => ({
    ...proofActions<Context, Event>()(check, named<Form, Context>(address), ...secrets),
    ...codeActions<Context, Event>(),
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
  })

interface Asks<Form extends BindingForm, Context extends Binding<Form>, CallInput, Also, Done> extends Sending<
  Form,
  Context,
  FormEvent<Form>,
  CallInput,
  Also,
  Done
> {
  readonly scene: 'bind_mobile' | 'up_mobile' | 'bind_email'
  readonly type: 'email' | 'mobile'
  readonly address: AddressShape
}

/**
 * The states of whoever binds an address: it is named, a code goes there, and the code comes back with what else is asked.
 * The flow brings the calls `sendCode` and `send`.
 */
export const binding = <
  Form extends BindingForm,
  Context extends Binding<Form>,
  CallInput,
  const Also extends object = object,
  const Done = typeof sent,
>(
  asks: Asks<Form, Context, CallInput, Also, Done>,
) => inPart('binding', { ...naming<Form>(asks.address), ...proof(proves(asks)) } as const)

/** The same, where whoever has a second factor is asked for it besides; the flow adds `secondedActions`. */
export const secondedBinding = <
  Form extends BindingForm & Second,
  Context extends Binding<Form> & Seconded,
  CallInput,
  const Also extends object = object,
  const Done = typeof sent,
>(
  asks: Asks<Form, Context, CallInput, Also, Done>,
) => inPart('binding', { ...naming<Form>(asks.address), ...secondedProof(proves(asks)) } as const)

const describing = <Form>() => ({ submit: describes<Form, 'address'>(['address'], 'sendingCode') }) as const

const naming = <Form>(address: AddressShape) =>
  ({
    idle: { on: describing<Form>() },
    invalid: { meta: { asks: v.object({ account: address }) }, on: describing<Form>() },
  }) as const

const proves = <Form extends BindingForm, Context extends Binding<Form>, CallInput, Also, Done>({
  scene,
  type,
  ...sending
}: Asks<Form, Context, CallInput, Also, Done>) => ({
  ...sending,
  describing: describing<Form>(),
  back: 'idle',
  code: ({ context }: { context: Context }) => ({ scene, type, account: context.form.account }),
})
