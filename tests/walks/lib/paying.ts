import type { AnyStateMachine, InputFrom } from 'xstate'
import type { Endpoint } from '#contract/endpoint.ts'
import { DOUBT, PIN_TRIES, SECOND_ABOVE } from '#contract/limits.ts'
import type { Quote } from '#contract/quote.ts'
import type { SecondAsked } from '#contract/second.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import type { PaymentInput } from '#machines/stock/payment.part.ts'
import { ASKED } from '#stories/fixtures/factor.ts'
import { alerts, heading, isBusy, isSending, isWaiting, press, provesPin, saysWhy, wait } from '#tests/walk/gestures.ts'
import { hasAnotherApp, missesCodes } from './factor.ts'
import { booksClose, wasDone } from '#tests/walk/payment.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import {
  passing,
  type Act,
  type Door,
  type Happening,
  type Look,
  type Scene,
  type Still,
  type When,
} from '#tests/walk/table.ts'
import { sayings } from '#tests/walk/walk.ts'
import { isDoubted, sendsElsewhere } from './doubt.ts'
import { hasApp } from '#tests/world/factor.ts'
import { holds } from '#tests/walk/holds.ts'
import { losesPin, MIRA, setPin } from '#tests/world/people.ts'
import { PIN } from '#tests/world/money.ts'

export const lost = (member: number, { path }: Endpoint, quote: Quote) => ({
  unanswered: [{ member, path, idem: 'a-key-that-got-no-answer', quote }],
})

interface Doors<M extends AnyStateMachine> {
  readonly who?: string
  readonly at: string
  readonly pays: Endpoint
  readonly quote: Quote
  readonly arrives: (phone: Phone) => Promise<number>
  readonly input: (facts: PaymentInput) => InputFrom<M>
}

export function payingDoors<M extends AnyStateMachine>(
  _flow: M,
  { who = 'a member', at, pays, quote, arrives, input }: Doors<M>,
): Door<M>[] {
  const ready = async (phone: Phone) => {
    const member = await arrives(phone)
    await setPin(phone.world, MIRA, PIN)
    return member
  }
  return [
    {
      title: `${who} opens the page`,
      at,
      input: input({ hasPin: true }),
      before: async (phone) => {
        await ready(phone)
        await holds(phone, MIRA)
      },
    },
    {
      title: `${who} without a PIN opens the page`,
      at,
      input: input({ hasPin: false }),
      before: async (phone) => {
        await arrives(phone)
        await losesPin(phone.world, MIRA)
        await holds(phone, MIRA)
      },
    },
    {
      title: `${who} whose answer was lost opens the page`,
      at,
      input: input({ hasPin: true, unanswered: quote }),
      before: async (phone) => holds(phone, MIRA, lost(await ready(phone), pays, quote)),
    },
  ]
}

interface PayingWalk<M extends AnyStateMachine> {
  readonly pays: Endpoint
  readonly spendsAll: (scene: Scene<M>) => Promise<unknown>
  /** A quote of so much that a second step is asked for, and how it comes to be so much. */
  readonly second?: { readonly quote: Quote; readonly arrange?: Act<M>; readonly when?: When<M> }
  readonly unknown: string
  readonly undone: string
}

/** What happens to every payment, and what is seen there; the walk adds its doors, what is its own, and what it costs. */
export function payingWalk<M extends AnyStateMachine>(
  flow: M,
  { pays, spendsAll, second, unknown, undone }: PayingWalk<M>,
) {
  const { gesture, answers, refuses, breaks, timed } = sayings<AnyStateMachine>(flow)
  return {
    events: [
      answers('outcome', 'it was done', true, (scene) => wasDone(scene, MIRA, pays)),
      answers('outcome', 'it was not done', false),
      breaks('outcome', 'no answer comes again', 'silent'),
      refuses('quote', 'it is gone', 'amount-short', spendsAll),
      breaks('quote', 'no quote comes', 'misasked'),
      refuses('pay', 'the PIN was another', 'pin-wrong', ({ world }) => setPin(world, MIRA, '913570')),
      refuses('pay', 'the PIN is locked', 'pin-locked', ({ world }) => setPin(world, MIRA, PIN, PIN_TRIES)),
      refuses('pay', 'there is no PIN any more', 'pin-unset', ({ world }) => losesPin(world, MIRA)),
      refuses('pay', 'the quote is old', 'quote-stale', async ({ world }) => world.clock.pass(61)),
      refuses('pay', 'it went elsewhere', 'amount-short', spendsAll),
      refuses('pay', 'the books are closed', 'books-closed', booksClose),
      breaks('pay', 'the answer is lost', 'silent'),
      gesture(
        'proves the PIN',
        { type: 'confirm', pin: PIN },
        (scene) => provesPin(scene, PIN),
        ({ trouble, quote }) => trouble?.refusal !== 'pin-locked' && !quote?.second,
      ),
      gesture('asks again', { type: 'ask' }, (scene) => press(scene, 'Check again')),
      gesture('tries again', { type: 'retry' }, (scene) =>
        press(scene, scene.state === 'held' ? 'Look again' : 'Try again'),
      ),
    ],
    second: second ? secondEvents(flow, second) : [],
    ways: (again: string) => [
      gesture('changes one’s mind', { type: 'back' }, (scene) => press(scene, 'Cancel')),
      timed('waits until the quote is over', { type: 'expire' }, (scene) => wait(scene, 61)),
      gesture('begins another one', { type: 'again' }, (scene) => press(scene, again)),
    ],
    expects: {
      arriving: passing,
      asking: (scene: Still) => heading(scene, 'We are checking what happened'),
      unknown: (scene: Still) => heading(scene, unknown),
      undone: (scene: Still) => heading(scene, undone),
      opening: isWaiting,
      unreachable: (scene: Still) => heading(scene, 'This did not load'),
      needsPin: (scene: Still) => heading(scene, 'Set a payment PIN first'),
      quoting: (scene: Still) => isBusy(scene, 'Continue'),
      amountShort: (scene: Still) => alerts(scene, /Your available balance is too low|You have only/),
      rejected: saysWhy,
      submitting: isSending,
      requoting: isSending,
    },
  }
}

const areCodesLocked = ({ trouble }: { trouble?: Trouble }) => trouble?.refusal === 'second-locked'
interface Asks {
  readonly quote?: Quote
  /** Of what is paid without a quote. */
  readonly second?: SecondAsked | undefined
}
export const asksSecond = ({ quote, second }: Asks) => (quote?.second ?? second) !== undefined

/** So much leaves from elsewhere that everything else of the day asks for a second step of whoever has one. */
export const leavesMuch = ({ world }: Pick<Scene, 'world'>) => sendsElsewhere(world, String(SECOND_ABOVE))

interface Doubting<M extends AnyStateMachine> {
  readonly before?: (phone: Phone) => Promise<unknown>
  readonly arrange?: Act<M>
}

export function doubtEvents<M extends AnyStateMachine>(flow: M, { before, arrange }: Doubting<M> = {}): Happening<M>[] {
  const { refuses } = sayings<M>(flow)
  const left = { range: { least: '0.00', most: '10.00' }, retry_after: DOUBT }
  const leavesLittle = ({ world }: Pick<Scene, 'world'>) => sendsElsewhere(world, '90')
  return [
    refuses(
      'quote',
      'somebody came in on a new phone',
      'doubted',
      async (scene) => {
        await arrange?.(scene)
        await isDoubted(scene.world)
        await leavesLittle(scene)
      },
      left,
    ),
    {
      ...refuses('pay', 'more went to strangers meanwhile', 'doubted', leavesLittle, left),
      async before(phone) {
        await before?.(phone)
        await isDoubted(phone.world)
      },
    },
  ]
}

function secondEvents<M extends AnyStateMachine>(
  flow: M,
  { quote, arrange, when }: NonNullable<PayingWalk<M>['second']>,
): Happening<AnyStateMachine>[] {
  const { answers } = sayings<AnyStateMachine>(flow)
  return [
    answers(
      'quote',
      'the quote comes, and asks for a second step',
      { ...quote, second: ASKED },
      async (scene) => {
        await arrange?.(scene)
        await hasApp(scene.world)
      },
      (context, state) => state === 'quoting' && (when?.(context, state as never) ?? true),
    ),
    ...secondAnswers(flow),
  ]
}

/** What becomes of a payment that the day outran: it is confirmed again, with a code. */
export function secondAnswers<M extends AnyStateMachine>(flow: M): Happening<AnyStateMachine>[] {
  const { gesture, refuses } = sayings<AnyStateMachine>(flow)
  const only = <Sample extends object>(sample: Sample): Sample => ({
    ...sample,
    when: ({ context }: { context: Scene['context'] }) => asksSecond(context) && !isLocked(context),
  })
  const isOutrun = async (scene: Scene) => {
    await leavesMuch(scene)
    await hasApp(scene.world)
  }
  const isLocked = ({ trouble }: Scene['context']) => ['pin-locked', 'second-locked'].includes(trouble?.refusal)
  return [
    only({
      ...gesture('proves PIN and code', { type: 'confirm', pin: PIN, second: '123456' }, async (scene) => {
        const sheet = scene.page.getByRole('dialog')
        await sheet.getByLabel('Code from your app').fill(await scene.world.appCode())
        await provesPin(scene, PIN)
      }),
      really: async ({ world }: Scene) => ({ type: 'confirm', pin: PIN, second: await world.appCode() }),
    }),
    {
      ...refuses('pay', 'by now the day asks for a second step', 'second-needed', isOutrun, {
        reason: 'second',
        ways: ASKED.ways,
      }),
      when: ({ context }: { context: Scene['context'] }) => !asksSecond(context),
    },
    only(refuses('pay', 'the app has another key', 'second-wrong', ({ world }) => hasAnotherApp(world))),
    only(refuses('pay', 'too many codes were wrong', 'second-locked', ({ world }) => missesCodes(world, 'pay'))),
  ]
}

export const orAsksSecond =
  <M extends AnyStateMachine>(sees: Look<M>): Look<M> =>
  async (scene) => {
    const { trouble }: { trouble?: Trouble } = scene.context
    if (!asksSecond(scene.context)) return void (await sees(scene))
    const sheet = scene.page.getByRole('dialog')
    if (trouble?.refusal === 'second-needed')
      await expect(sheet.getByText('Please confirm the second step too.')).toBeVisible()
    await expect(
      areCodesLocked(scene.context) ? sheet.getByText('Codes are locked') : sheet.getByLabel('Code from your app'),
    ).toBeVisible()
  }
