import { describe, expect, it, test } from 'vitest'
import { fromPromise, initialTransition, type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from 'xstate'
import { accountFlow } from '#machines/card/account.flow.ts'
import { formOf } from '#machines/card/account.rules.ts'
import { problemsAfter, problemsIn, withProblems } from '#machines/lib/mending.ts'
import { stillWrong, type Problems } from '#machines/lib/problems.ts'
import { valueOf } from '#machines/lib/states.ts'
import { rechargeFlow } from '#machines/recharge/recharge.flow.ts'
import { setPinFlow } from '#machines/security/set-pin.flow.ts'
import { registerFlow } from '#machines/session/register.flow.ts'
import { signInFlow } from '#machines/session/sign-in.flow.ts'
import { transferFlow } from '#machines/transfer/transfer.flow.ts'
import { money } from '#stories/fixtures/account.ts'
import { banks, wholeBank } from '#stories/fixtures/card.ts'
import { awaitingProof } from '#stories/fixtures/recharge.ts'

interface Refused {
  readonly flow: AnyStateMachine
  readonly input?: object
  readonly state: string
  readonly context: object
}

function stood({ flow, input, state, context }: Refused): AnyMachineSnapshot {
  const [{ context: begun }] = initialTransition(flow, input as never)
  return flow.resolveState({ value: valueOf(state), context: { ...begun, ...context } }) as AnyMachineSnapshot
}

const left = (refused: AnyMachineSnapshot, said: EventObject): Problems =>
  stillWrong(problemsIn(refused.context), problemsAfter(refused, said))

const submit = (form: object) => ({ type: 'submit', form })

describe('an amount that was refused', () => {
  const form = { to: 'nils_01', account: 'balance', amount: '', remark: '' }
  const refused = stood({
    flow: transferFlow,
    input: { hasPin: true, to: '' },
    state: 'invalid',
    context: { money, form, problems: { amount: 'amount-required' } },
  })

  it.each([
    ['', { amount: 'amount-required' }],
    ['0.001', { amount: 'amount-places' }],
    ['many', { amount: 'amount-invalid' }],
    ['99999', { amount: 'amount-available' }],
    ['20', {}],
  ] as const)('as "%s"', (amount, problems) => expect(left(refused, submit({ ...form, amount }))).toEqual(problems))

  it('is alone in being judged: what was not refused waits until it is sent', () => {
    const said = submit({ ...form, to: '', amount: '20', remark: 'x'.repeat(500) })
    expect(problemsAfter(refused, said)).toEqual({ to: 'receiver-required', remark: 'remark-long' })
    expect(left(refused, said)).toEqual({})
  })
})

test('an IBAN is refused in words until it is right', () => {
  const form = { ...formOf(wholeBank), iban: 'DE88370400440532013000' }
  const refused = stood({
    flow: accountFlow,
    input: { which: 'default', hasPin: true, here: '' },
    state: 'invalid',
    context: { banks, form, problems: { iban: 'iban-invalid' } },
  })
  const typed = (iban: string) => left(refused, submit({ ...form, iban }))
  expect(typed('DE8837040044053201300')).toEqual({ iban: 'iban-length' })
  expect(typed('')).toEqual({ iban: 'iban-required' })
  expect(typed('DE89370400440532013000')).toEqual({})
})

test('two PINs that differ are judged when either changes', () => {
  const refused = stood({
    flow: setPinFlow,
    state: 'invalid',
    context: { problems: { payword_confirm: 'pin-mismatch' } },
  })
  const typed = (payword: string, payword_confirm: string) => left(refused, submit({ payword, payword_confirm }))
  expect(typed('284719', '284718')).toEqual({ payword_confirm: 'pin-mismatch' })
  expect(typed('284719', '284719')).toEqual({})
  expect(typed('284718', '284718')).toEqual({})
})

test('a box that has to be ticked', () => {
  const refused = stood({
    flow: registerFlow,
    input: { invited: false, inviteCode: '' },
    state: 'correcting',
    context: { problems: { agree: 'agree-required' } },
  })
  const form = { password: 'seven grey gulls', password_confirm: 'seven grey gulls', invite_code: '' }
  expect(left(refused, submit({ ...form, agree: 0 }))).toEqual({ agree: 'agree-required' })
  expect(left(refused, submit({ ...form, agree: 1 }))).toEqual({})
})

test('a picture that was missing', () => {
  const wish = { call: 'prove', proof: '', payer: 'Mira Lindqvist' }
  const refused = stood({
    flow: rechargeFlow,
    input: { orderNo: awaitingProof.order_no, currency: '', need: '', onePage: false, returnTo: '' },
    state: 'showing',
    context: { recharge: awaitingProof, wish, problems: { proof: 'proof-required' } },
  })
  expect(left(refused, { type: 'act', wish } as EventObject)).toEqual({ proof: 'proof-required' })
  expect(left(refused, { type: 'act', wish: { ...wish, proof: '/files/pictures/3f' } } as EventObject)).toEqual({})
})

test('a second factor, whose problems are kept beside the others', () => {
  const refused = stood({
    flow: signInFlow,
    input: { way: 'email' },
    state: 'secondInvalid',
    context: { ticket: 'pier-to-pier-ticket', ways: ['totp'], secondProblems: { second: 'code-required' } },
  })
  expect(problemsIn(refused.context)).toEqual({ second: 'code-required' })
  expect(left(refused, { type: 'prove', second: '12' } as EventObject)).toEqual({ second: 'second-invalid' })
  expect(left(refused, { type: 'prove', second: '408167' } as EventObject)).toEqual({})
  expect(withProblems(refused.context, {})).toMatchObject({ problems: {}, secondProblems: {} })
})

test('nothing is sent by asking, and nothing is kept', async () => {
  let calls = 0
  const flow = setPinFlow.provide({ actors: { send: fromPromise(async () => (calls += 1)) as never } })
  const refused = stood({ flow, state: 'invalid', context: { problems: { payword: 'pin-required' } } })
  const before = JSON.stringify(refused.context)
  expect(problemsAfter(refused, submit({ payword: '284719', payword_confirm: '284719' }))).toEqual({})
  await new Promise((resolve) => setImmediate(resolve))
  expect(calls).toBe(0)
  expect(JSON.stringify(refused.context)).toBe(before)
})
