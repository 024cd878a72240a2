import { assign, type EventObject, type NonReducibleUnknown } from 'xstate'
import type { CodeSent } from '#contract/session.ts'
import { isClean, type Problems } from '../lib/problems.ts'
import { errorOf, formOf } from '../lib/heard.ts'
import { otherwise } from '../lib/refusal.ts'
import { isTooOften, troubleOf, type Trouble } from '../lib/trouble.ts'
import { codeActions, codeGuards, sendingCode } from '../stock/sent-code.part.ts'
import type { AskedCode } from './asked-code.ts'
import { accountProblems, channelOf, signInProblems, WAYS, type SignInForm, type Way } from './session.rules.ts'
import { inPart } from '../lib/part.ts'

/** Never the proof. */
export interface Proving {
  way: Way
  account: string
  problems: Problems<keyof SignInForm>
  sent?: CodeSent
  trouble?: Trouble
}

export type ProvingEvent =
  | { type: 'submit'; form: SignInForm }
  | { type: 'sendCode'; account: string }
  | { type: 'switchWay'; way: Way }
  | { type: 'unlock' }

export const beginProving = (way: Way, asked: AskedCode | undefined, account = ''): Proving => ({
  way,
  account: asked?.account ?? account,
  ...(asked && { sent: asked.sent }),
  problems: {},
})

interface Args {
  readonly context: Proving
}

export const provingGuards = {
  isComplete: ({ context }: Args, form: SignInForm) => isClean(signInProblems(context.way, form)),
  isAddressed: ({ context }: Args, account: string) => isClean(accountProblems(context.way, account)),
  codeLives: codeGuards.codeLives,
  isTooOften: (_: Args, error: unknown) => isTooOften(error),
}

export const provingActions = <Context extends Proving, Event extends EventObject>() => {
  const recall = <Fact extends NonReducibleUnknown>(facts: (args: Args, fact: Fact) => Partial<Proving>) =>
    assign<Context, Event, Fact, Event, never>(
      (args, fact) => ({ trouble: undefined, ...facts(args, fact) }) as Partial<Context>,
    )
  return {
    clear: recall(() => ({ problems: {} })),
    note: recall((_, error: unknown) => ({ trouble: troubleOf(error) })),
    choose: recall((_, way: Way) => ({ way, sent: undefined, problems: {} })),
    address: recall((_, account: string) => ({ account, problems: {} })),
    ...codeActions<Context, Event>(),
    markForm: recall(({ context }, form: SignInForm) => ({ problems: signInProblems(context.way, form) })),
    markAccount: recall(({ context }, account: string) => ({ problems: accountProblems(context.way, account) })),
  }
}

type Said<Event extends ProvingEvent['type']> = { readonly event: Extract<ProvingEvent, { type: Event }> }
const accountOf = ({ event }: Said<'sendCode'>) => event.account
const addressed = { target: 'sendingCode', actions: { type: 'address', params: accountOf } } as const

export const unproven = [
  { ...otherwise('locked'), guard: { type: 'isTooOften', params: errorOf } },
  otherwise('rejected'),
] as const

interface Asks {
  readonly ways: readonly Way[]
  readonly begins: string
  readonly proves: string
}

/**
 * The states of whoever proves who they are, by a password or by a code that is sent to them. The flow brings the call
 * `sendCode`, the state it `begins` with, which is `asking`, and the one that `proves`, which fails as `unproven` says.
 */
export function proving({ ways, begins, proves }: Asks) {
  const switchWay = {
    target: begins,
    actions: { type: 'choose', params: ({ event }: Said<'switchWay'>) => event.way },
  } as const
  const asking = {
    on: {
      submit: [
        { guard: { type: 'isComplete', params: formOf<SignInForm> }, target: proves, actions: 'clear' },
        { target: 'invalid', actions: { type: 'markForm', params: formOf<SignInForm> } },
      ],
      sendCode: [
        { guard: { type: 'isAddressed', params: accountOf }, ...addressed },
        { target: 'invalid', actions: { type: 'markAccount', params: accountOf } },
      ],
      switchWay,
    },
  } as const
  const askingAgain = { on: { ...asking.on, sendCode: addressed } } as const

  return {
    asking,
    steps: inPart('proving', {
      invalid: { ...asking, meta: { asks: ways.map((way) => WAYS[way]) } },
      sendingCode: sendingCode(({ context: { account } }: Args) => ({
        scene: 'login' as const,
        type: channelOf(account),
        account,
      })),
      codeSent: askingAgain,
      sendFailed: asking,
      rejected: askingAgain,
      locked: { on: { switchWay, unlock: { target: begins, actions: 'clear' } } },
    } as const),
  } as const
}
