import { describe, expect, it } from 'vitest'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { miniProgramFlow } from '#machines/session/mini-program.flow.ts'
import { registerFlow } from '#machines/session/register.flow.ts'
import { resetPasswordFlow } from '#machines/session/reset-password.flow.ts'
import { signInFlow } from '#machines/session/sign-in.flow.ts'
import { changePinFlow } from '#machines/security/change-pin.flow.ts'
import { resetPinFlow } from '#machines/security/reset-pin.flow.ts'
import { dealFlow } from '#machines/trade/deal.flow.ts'
import { inboxFlow } from '#machines/trade/inbox.flow.ts'
import { orderFlow } from '#machines/trade/order.flow.ts'
import { incomingPage } from '#stories/fixtures/incoming.ts'
import { merchantAwaitingWallet } from '#stories/fixtures/order-merchant.ts'
import { paid } from '#stories/fixtures/order-paid.ts'
import { Refused } from '#machines/lib/trouble.ts'
import { live } from '#tests/lib/live.ts'
import { answered, cover, failed, type Sample } from '#tests/lib/paths.ts'

const PASSWORD = 'MARKED-password'
const CODE = '918273'
const PIN = '730284'
const sent = { resend_seconds: 60, expire_seconds: 300 }
const refused = new Refused(0, 'no', { refusal: 'wrong-login' })
const signIn = { account: 'mira@quay.example', password: PASSWORD, code: CODE }
const member = { password: PASSWORD, password_confirm: PASSWORD, invite_code: '', agree: 1 }
const fresh = { code: CODE, password: PASSWORD, password_confirm: PASSWORD }

const pins = { old_payword: CODE, payword: PIN, payword_confirm: PIN }
const nothingElse = { call: 'pay', images: [], reference: '', payer_name: '' } as const
const reset = { code: CODE, payword: PIN, payword_confirm: PIN }

const sample = (says: string, event: Sample['event']): Sample => ({ says, event })
const both = (call: string, output: unknown) => [
  sample(`${call} is answered`, answered(call, output)),
  sample(`${call} is refused`, failed(call, refused)),
]

const conversations: { name: string; machine: AnyStateMachine; inputs: unknown[]; samples: Sample[] }[] = [
  {
    name: 'signing in',
    machine: signInFlow,
    inputs: [{ way: 'email' }, { way: 'account' }],
    samples: [
      sample('a form', { type: 'submit', form: signIn }),
      sample('a form with an account missing', { type: 'submit', form: { ...signIn, account: '' } }),
      sample('a code is wanted', { type: 'sendCode', account: signIn.account }),
      sample('the code is chosen', { type: 'switchWay', way: 'code' }),
      ...both('sendCode', sent),
      ...both('signIn', { cancel_revoked: 0 }),
    ],
  },
  {
    name: 'joining',
    machine: registerFlow,
    inputs: [{ invited: false, inviteCode: '' }],
    samples: [
      sample('a code is wanted', { type: 'sendCode', email: signIn.account }),
      sample('the code', { type: 'checkCode', code: CODE }),
      sample('a form', { type: 'submit', form: member }),
      sample('a form without agreement', { type: 'submit', form: { ...member, agree: 0 } }),
      ...both('sendRegisterCode', sent),
      ...both('checkRegisterCode', { verify_ticket: 'ticket' }),
      ...both('register', {}),
    ],
  },
  {
    name: 'resetting a password',
    machine: resetPasswordFlow,
    inputs: [undefined],
    samples: [
      sample('a code is wanted', { type: 'sendCode', email: signIn.account }),
      sample('a form', { type: 'submit', form: fresh }),
      sample('a form with two passwords', { type: 'submit', form: { ...fresh, password_confirm: 'MARKED-other' } }),
      ...both('sendResetCode', sent),
      ...both('resetPassword', {}),
    ],
  },
  {
    name: 'changing a PIN',
    machine: changePinFlow,
    inputs: [{ back: '/' }],
    samples: [
      sample('a form', { type: 'submit', form: pins }),
      sample('a form with two PINs', { type: 'submit', form: { ...pins, payword_confirm: 'MARKED' } }),
      ...both('profile', { has_payword: 0 }),
      sample('profile is answered: there is one', answered('profile', { has_payword: 1 })),
      ...both('setPin', { has_payword: 1 }),
    ],
  },
  {
    name: 'resetting a PIN',
    machine: resetPinFlow,
    inputs: [{ contacts: { email: 'm', mobile: null }, back: '/' }],
    samples: [
      sample('a code is wanted', { type: 'sendCode', channel: 'email' }),
      sample('a form', { type: 'submit', form: reset }),
      sample('a form with two PINs', { type: 'submit', form: { ...reset, payword_confirm: 'MARKED' } }),
      ...both('sendCode', sent),
      ...both('resetPin', { has_payword: 1, withdrawals_held_until: 0 }),
    ],
  },
  {
    name: 'connecting a mini-program',
    machine: miniProgramFlow,
    inputs: [{ supported: true }],
    samples: [
      sample('a start', { type: 'start' }),
      sample('a form', { type: 'submit', form: signIn }),
      sample('a form with an account missing', { type: 'submit', form: { ...signIn, account: '' } }),
      ...both('grant', { code: 'granted' }),
      ...both('authorise', { openid: 'o', session_key: 'k', bound: 0 }),
      ...both('bind', {}),
    ],
  },
  {
    name: 'confirming a payment',
    machine: orderFlow,
    inputs: [{ orderNo: paid.order_no }],
    samples: [
      sample('the money is there', { type: 'confirm' }),
      sample('the PIN', { type: 'act', wish: { call: 'confirm', payword: PIN } }),
      ...both('info', paid),
      ...both('act', paid),
    ],
  },
  {
    name: 'paying out of the balance',
    machine: dealFlow,
    inputs: [{ orderNo: merchantAwaitingWallet.order_no }],
    samples: [
      sample('it is to be paid', { type: 'pay' }),
      sample('the PIN', { type: 'act', wish: { ...nothingElse, payword: PIN } }),
      ...both('info', merchantAwaitingWallet),
      ...both('act', merchantAwaitingWallet),
    ],
  },
  {
    name: 'taking an order by its phrase',
    machine: inboxFlow,
    inputs: [{ tab: 'all', taking: true }],
    samples: [
      sample('the phrase', { type: 'submit', form: { order_no: paid.order_no, phrase: PASSWORD } }),
      sample('the phrase alone', { type: 'submit', form: { order_no: '', phrase: PASSWORD } }),
      ...both('list', incomingPage),
      ...both('take', paid),
    ],
  },
]

const textOf = ({ context, output }: AnyMachineSnapshot) => JSON.stringify({ context, output: output as unknown })

describe.each(conversations)('$name', ({ machine, inputs, samples }) => {
  const { paths } = cover(
    machine,
    inputs.map((input) => ({ says: 'opens', input })),
    samples,
  )

  it.each(paths)('keeps no secret: $title', async (path) => {
    const { snapshots } = await live(machine, path)
    const kept = snapshots.map(textOf).filter((text) => ['MARKED', CODE, PIN].some((secret) => text.includes(secret)))
    expect(kept).toEqual([])
  })

  it('hands the secret to the call it is for', async () => {
    const lived = await Promise.all(paths.map((path) => live(machine, path)))
    expect(JSON.stringify(lived.flatMap(({ asked }) => asked))).toMatch(new RegExp(`${PASSWORD}|${PIN}`))
  })
})
