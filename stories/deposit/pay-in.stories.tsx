import type { Meta } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { payment } from '#contract/payment.ts'
import { recharge } from '#contract/recharge.ts'
import { payInFlow } from '#machines/payment/pay-in.flow.ts'
import { required } from '#machines/lib/required.ts'
import { AskedChannelProvider } from '#src/screens/deposit/pay-in-form.tsx'
import { PayInScreen } from '#src/screens/deposit/pay-in.screen.tsx'
import * as known from '../fixtures/deposit.ts'
import { refused, silent } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const about = {
  paths: ['/pages/money/recharge_pay'],
  calls: {
    channels: recharge.channels,
    status: payment.status,
    send: payment.rechargeByAlipay,
    wechat: payment.rechargeByWechat,
  },
  answers: { channels: known.gateways, status: known.waiting, send: known.started },
} as const
const at = scenes(payInFlow, PayInScreen, { ...about, input: { amount: '', payNo: '' } })
const back = scenes(payInFlow, PayInScreen, { ...about, input: { amount: '', payNo: known.started.pay_no } })

const offered = { channels: known.gateways.list }
const form = { channel: String(known.gateways.list[0]?.id), amount: '138' }

export default {
  title: 'deposit/Pay in',
  parameters: { purpose: 'Money comes in through a gateway: how much, by which, and what became of it.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Unreachable = at('unreachable', { trouble: silent })
export const NoMethod = at('noMethod', { channels: known.noGateway.list })
export const NoMethodAtAll = at('noMethod')
export const Idle = at('idle', { ...offered, form })
const other = required(known.gateways.list[1])
const pressed = scenes(payInFlow, PayInScreen, {
  ...about,
  input: { amount: '', payNo: '' },
  around: (page) => <AskedChannelProvider value={String(other.id)}>{page}</AskedChannelProvider>,
})
export const IdleAsPressed = pressed(
  'idle',
  { ...offered, form },
  {
    play: async () => {
      await expect(await screen.findByRole('radio', { name: new RegExp(other.name) })).toBeChecked()
    },
  },
)
export const IdleEmpty = at('idle', { ...offered, form: { ...form, amount: '' } })
export const IdleOfSome = at('idle', { channels: known.someGateways.list, form })
export const IdleNeeded = at('idle', {
  channels: known.someGateways.list,
  form: { ...form, amount: '140' },
  need: '137.20',
})
export const Invalid = at('invalid', {
  ...offered,
  form: { ...form, amount: '3' },
  problems: { amount: 'amount-least' },
})
export const InvalidEmpty = at('invalid', {
  ...offered,
  form: { channel: '', amount: '' },
  problems: { channel: 'channel-required' },
})
export const Submitting = at('submitting', { ...offered, form }, { names: ['starting'] })
export const Rejected = at('rejected', { ...offered, form, trouble: refused('recharges-enough') })
export const RejectedForToday = at('rejected', {
  ...offered,
  form,
  trouble: refused('above-today', { range: { least: '10.00', most: '40.00' } }),
})
export const Unknown = at('unknown', { ...offered, form, trouble: silent })
export const Done = at('done', { ...offered, form, start: known.started, payNo: known.started.pay_no })
export const Checking = back('checking')
export const HandedOff = back('handedOff', { outcome: known.waiting })
export const Paid = back('paid', { outcome: known.paid })
export const PaidWithAWayBack = back('paid', { outcome: known.paid, returnTo: '/pages/project/detail?id=21' })
export const Failed = back('failed', { outcome: known.failed })
export const Closed = back('closed', { outcome: known.closed })
export const Unanswered = back('unanswered', { trouble: silent }, { names: ['unknown'] })
