import { assign, type EventObject, type NonReducibleUnknown } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import type { CodeSent, session } from '#contract/session.ts'
import { asksBesides } from '../factor/second.part.ts'
import type { Seconded } from '../factor/second.rules.ts'
import { isClean, type Check } from '../lib/problems.ts'
import { errorOf, formOf, outputOf } from '../lib/heard.ts'
import { inPart } from '../lib/part.ts'
import { otherwise } from '../lib/refusal.ts'
import type { Trouble } from '../lib/trouble.ts'
import { isLiving, livingCode } from '../session/asked-code.ts'
import { form, formActions, formGuards, sent, type Filling, type FormEvent, type Sending } from './form.part.ts'

export type Sent = Given<typeof session.sendCode>

interface Coded {
  readonly sent?: CodeSent | undefined
  readonly old?: CodeSent | undefined
  readonly trouble?: Trouble | undefined
}

interface Args<Context> {
  readonly context: Context
}

export const codeGuards = {
  isAsked: ({ context }: Args<Coded>) => context.sent !== undefined,
  codeLives: (_: unknown, error: unknown) => isLiving(error),
}

const remembers = <Context extends Coded, Event extends EventObject>(which: 'sent' | 'old') => {
  const recall = <Fact extends NonReducibleUnknown>(codeIn: (fact: Fact, before: CodeSent | undefined) => CodeSent) =>
    assign<Context, Event, Fact, Event, never>(({ context }, fact) => {
      const code: Coded = { [which]: codeIn(fact, context[which]) }
      return { ...code, trouble: undefined } as Partial<Context>
    })
  return {
    expect: recall((sent: CodeSent) => sent),
    learn: recall((error: unknown, before) => livingCode(error, before)),
  }
}

export const codeActions = <Context extends Coded, Event extends EventObject>() => {
  const { expect: expectCode, learn: learnCode } = remembers<Context, Event>('sent')
  return { expectCode, learnCode }
}

/** Of the code that goes to the address of before. */
export const oldCodeActions = <Context extends Coded, Event extends EventObject>() => {
  const { expect: expectOld, learn: learnOld } = remembers<Context, Event>('old')
  return { expectOld, learnOld }
}

const sending = <const Call extends string, const Input, const Expect extends string, const Learn extends string>(
  call: Call,
  input: Input,
  { sent, failed, expect, learn }: { sent: string; failed: string; expect: Expect; learn: Learn },
) =>
  ({
    tags: 'busy',
    invoke: {
      id: call,
      src: call,
      input,
      onDone: { target: sent, actions: { type: expect, params: outputOf<CodeSent> } },
      onError: [
        { guard: { type: 'codeLives', params: errorOf }, target: sent, actions: { type: learn, params: errorOf } },
        otherwise(failed),
      ],
    },
  }) as const

/** A code that is still good is as good as one that was sent. The flow brings the call. */
export const sendingBy = <const Call extends string, const Input>(call: Call, input: Input) =>
  sending(call, input, { sent: 'codeSent', failed: 'sendFailed', expect: 'expectCode', learn: 'learnCode' })

export const sendingCode = <const Input>(input: Input) => sendingBy('sendCode', input)

export const sendingOld = <const Input>(input: Input) =>
  sending('sendCode', input, { sent: 'oldSent', failed: 'oldFailed', expect: 'expectOld', learn: 'learnOld' })

/** What is to be proven is said first. */
export const describes = <Form, const Action extends string>(actions: readonly Action[], to: string, or = 'invalid') =>
  [
    {
      guard: { type: 'isDescribed', params: formOf<Form> },
      target: to,
      actions: actions.map((type) => ({ type, params: formOf<Form> })),
    },
    { target: or, actions: { type: 'markDetails', params: formOf<Form> } },
  ] as const

export const proofGuards = <Form extends object, Context>(
  check: Check<Form, Context>,
  details: Check<Form, Context>,
) => ({
  ...formGuards<Form, Context>(check),
  isDescribed: ({ context }: Args<Context>, form: Form) => isClean(details(form, context)),
})

export const proofActions =
  <Context extends Filling<object>, Event extends EventObject>() =>
  <Form extends object>(check: Check<Form, Context>, details: Check<Form, Context>, ...secrets: (keyof Form)[]) => ({
    ...formActions<Context, Event>()(check, ...secrets),
    markDetails: formActions<Context, Event>()(details, ...secrets).mark,
  })

export const pinRefusals = (to: string) =>
  ({ 'pin-wrong': to, 'pin-locked': 'pinLocked', 'pin-unset': 'needsPin' }) as const

export const pinLocked = (to: string) => ({ on: { unlock: { target: to, actions: 'clear' } } }) as const

interface Proves<
  Form extends object,
  Context extends Filling<Form>,
  CallInput,
  Describing,
  Code,
  Also,
  Done,
  Errors = readonly [],
> extends Sending<Form, Context, FormEvent<Form>, CallInput, Also, Done, Errors> {
  /** What the states hear in which it is said what is to be proven. */
  readonly describing: Describing
  readonly back: string
  readonly code: Code
}

/**
 * The states of a form that is proven by a code that was sent, and by what else is asked with it. The flow brings the
 * calls `sendCode` and `send`, and the states in which it is said what is to be proven.
 */
export function proof<
  Form extends object,
  Context extends Filling<Form>,
  CallInput,
  const Describing,
  const Code,
  const Also extends object = object,
  const Done = typeof sent,
  const Errors extends readonly object[] = readonly [],
>({
  describing,
  back,
  code,
  also = {} as Also,
  ...sending
}: Proves<Form, Context, CallInput, Describing, Code, Also, Done, Errors>) {
  const {
    idle: codeSent,
    invalid: unproven,
    ...states
  } = form({
    ...sending,
    or: 'unproven',
    also: {
      sendCode: { target: 'sendingCode', actions: 'clear' },
      back: { target: back, actions: 'clear' },
      ...also,
    },
  })
  return { sendingCode: sendingCode(code), sendFailed: { on: describing }, codeSent, unproven, ...states } as const
}

/** The same, where whoever has a second factor is asked for it besides; the flow adds `secondedActions`. */
export function secondedProof<
  Form extends object,
  Context extends Filling<Form> & Seconded,
  CallInput,
  const Describing,
  const Code,
  const Also extends object = object,
  const Done = typeof sent,
>(proves: Proves<Form, Context, CallInput, Describing, Code, Also, Done>) {
  const states = proof({ ...proves, errors: [asksBesides] })
  return { ...states, ...inPart('seconded', { secondAsked: { on: states.codeSent.on } }) }
}
