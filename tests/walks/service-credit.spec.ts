import { service } from '#contract/service.ts'
import { transfer } from '#contract/transfer.ts'
import { creditFlow } from '#machines/service/credit.flow.ts'
import type { CreditForm } from '#machines/service/credit.rules.ts'
import { centre, creditQuote, creditSent, stoppedCentre } from '#stories/fixtures/service.ts'
import { heading } from '#tests/walk/gestures.ts'
import { doubtEvents, leavesMuch, orAsksSecond, payingDoors, payingWalk } from '#tests/walks/lib/paying.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { receiverWalk, submit } from '#tests/walks/lib/receiver.ts'
import { passing, type Scene } from '#tests/walk/table.ts'
import { calling, quoting } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { arrives } from '#tests/walks/lib/centre.ts'
import { standsAs } from '#tests/world/service.ts'
import { givesCredit } from '#tests/world/money.ts'
import { join, MIRA, OTTO } from '#tests/world/people.ts'

const { gesture, answers, refuses, breaks } = sayings(creditFlow)
type FlowScene = Scene<typeof creditFlow>

const NILS = { email: 'nils@quay.example', password: 'nils-first-secret', nickname: 'Nils' }
const form: CreditForm = { to: OTTO.email, amount: '12.50' }
const nothing: CreditForm = { to: '', amount: '' }
const quote = { ...creditQuote, gross: '12.50', net: '12.50' }

async function comes(phone: Phone) {
  const id = await arrives(phone)
  await join(phone.world, OTTO)
  return id
}

const stops = ({ world }: FlowScene) => standsAs(world, MIRA, 'stopped')

const receiver = receiverWalk(creditFlow)
const paying = payingWalk(creditFlow, {
  pays: service.sendCredit,
  async spendsAll({ world }) {
    await join(world, NILS)
    await givesCredit(world, MIRA, NILS, 42_000n)
  },
  unknown: 'We do not know yet whether it was sent',
  undone: 'It was not sent',
  second: { quote, arrange: leavesMuch },
})

walk(creditFlow, {
  opens: payingDoors(creditFlow, {
    who: 'a centre',
    at: '/pages/business_center/transfer',
    pays: service.sendCredit,
    quote,
    arrives: comes,
    input: (facts) => ({ ...facts, to: '' }),
  }),
  wires: {
    outcome: calling(transfer.outcome),
    info: calling(service.info),
    receiver: calling(transfer.receiver),
    quote: quoting(service.quoteCredit),
    pay: calling(service.sendCredit),
  },
  events: [
    answers('info', 'it may send credit', centre),
    answers('info', 'it may not', stoppedCentre, stops),
    breaks('info', 'no answer about the centre comes', 'busy'),
    ...receiver.events,
    answers('quote', 'the quote comes', quote),
    refuses('quote', 'the centre is stopped', 'not-available', stops),
    answers('pay', 'it is sent', creditSent),
    refuses('pay', 'the centre was stopped', 'not-available', stops),
    ...paying.events,
    ...paying.second,
    ...doubtEvents(creditFlow),
    gesture('sends nothing', { type: 'submit', form: nothing }, (scene) => submit(scene, nothing)),
    gesture('says to whom and how much', { type: 'submit', form }, (scene) => submit(scene, form)),
    ...paying.ways('Send more credit'),
  ],
  expects: {
    ...paying.expects,
    ...receiver.expects,
    deciding: passing,
    notCentre: (scene) => heading(scene, 'Your service centre is stopped'),
    idle: async ({ page }) => {
      await expect(page.getByLabel('Amount', { exact: true })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
    confirming: orAsksSecond(async ({ page }) => {
      const sheet = page.getByRole('dialog', { name: 'Send this credit?' })
      await expect(sheet.getByRole('button', { name: 'Send €12.50' })).toBeVisible()
    }),
    success: (scene) => heading(scene, 'Credit sent'),
  },
})
