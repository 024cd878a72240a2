import { PIN_TRIES } from '#contract/limits.ts'
import { service } from '#contract/service.ts'
import { transfer } from '#contract/transfer.ts'
import { creditFlow } from '#machines/service/credit.flow.ts'
import type { CreditForm } from '#machines/service/credit.rules.ts'
import { centre, creditQuote, creditSent, stoppedCentre } from '#stories/fixtures/service.ts'
import { arrives, CENTRE_PIN, standsAs } from '#tests/lib/walk-centre.ts'
import {
  alerts,
  fill,
  heading,
  isBusy,
  isSending,
  isWaiting,
  press,
  provesPin,
  saysWhy,
  wait,
} from '#tests/lib/walk-gestures.ts'
import { givesCredit } from '#tests/lib/walk-money.ts'
import { booksClose, wasDone } from '#tests/lib/walk-payment.ts'
import { holds, join, losesPin, MIRA, OTTO, setPin } from '#tests/lib/walk-people.ts'
import { expect, type Phone } from '#tests/lib/walk-phone.ts'
import type { Scene } from '#tests/lib/walk-table.ts'
import { calling, quoting } from '#tests/lib/walk-wires.ts'
import { movingActor, outcomeActor } from '#src/api/money.ts'
import { sayings, walk } from '#tests/lib/walk.ts'

const { gesture, answers, refuses, breaks, timed } = sayings(creditFlow)
type Here = Scene<typeof creditFlow>

const AT = '/pages/business_center/transfer'
const NILS = { email: 'nils@quay.example', password: 'nils-first-secret', nickname: 'Nils' }
const KEY = 'a-key-that-got-no-answer'
const form: CreditForm = { to: OTTO.email, amount: '12.50' }
const nothing: CreditForm = { to: '', amount: '' }
const quote = { ...creditQuote, gross: '12.50', net: '12.50' }

async function ready(phone: Phone, facts: { pin?: boolean; besides?: Record<string, unknown> } = {}) {
  const id = await arrives(phone, facts)
  await join(phone.world, OTTO)
  return id
}

const submit = async (scene: Here, { to, amount }: CreditForm) => {
  await fill(scene, { To: to, Amount: amount })
  await press(scene, 'Continue')
}

const rename = ({ world }: Here, from: string, to: string) =>
  world.sql.updateTable('member').set({ email: to }).where('email', '=', from).execute()

async function becomesOneself(scene: Here) {
  await rename(scene, OTTO.email, 'somebody@quay.example')
  await rename(scene, MIRA.email, OTTO.email)
}

async function spendsAll({ world }: Here) {
  await join(world, NILS)
  await givesCredit(world, MIRA, NILS, 42_000n)
}
const stops = ({ world }: Here) => standsAs(world, MIRA, 'stopped')

walk(creditFlow, {
  opens: [
    {
      says: 'a centre opens the page',
      at: AT,
      input: { hasPin: true, to: '' },
      before: async (phone) => {
        await ready(phone)
        await holds(phone, MIRA)
      },
    },
    {
      says: 'a centre without a PIN opens the page',
      at: AT,
      input: { hasPin: false, to: '' },
      before: async (phone) => {
        await ready(phone, { pin: false })
        await holds(phone, MIRA)
      },
    },
    {
      says: 'a centre whose answer was lost opens the page',
      at: AT,
      input: { hasPin: true, to: '', unanswered: quote },
      before: async (phone) => {
        const member = await ready(phone)
        await holds(phone, MIRA, { unanswered: [{ member, path: service.sendCredit.path, idem: KEY, quote }] })
      },
    },
  ],
  actors: (client, member) => ({
    pay: movingActor(client, member, service.sendCredit),
    outcome: outcomeActor(client, member, service.sendCredit),
  }),
  wires: {
    outcome: calling(transfer.outcome),
    info: calling(service.info),
    receiver: calling(transfer.receiver),
    quote: quoting(service.quoteCredit),
    pay: calling(service.sendCredit),
  },
  events: [
    answers('outcome', 'it was done', true, (scene) => wasDone(scene, MIRA, service.sendCredit)),
    answers('outcome', 'it was not done', false),
    breaks('outcome', 'no answer comes again', 'silent'),
    answers('info', 'it may send credit', centre),
    answers('info', 'it may not', stoppedCentre, stops),
    breaks('info', 'no answer about the centre comes', 'busy'),
    answers('receiver', 'the receiver is known', { user_no: '10000002', nickname_masked: 'Ot...', avatar: '' }),
    refuses('receiver', 'nobody is called that', 'receiver-unknown', (scene) =>
      rename(scene, OTTO.email, 'somebody@quay.example'),
    ),
    refuses('receiver', 'that is oneself', 'receiver-self', becomesOneself),
    breaks('receiver', 'no answer about the receiver comes', 'silent'),
    answers('quote', 'the quote comes', quote),
    refuses('quote', 'the credit is gone', 'amount-short', spendsAll),
    refuses('quote', 'the centre is stopped', 'not-available', stops),
    breaks('quote', 'no quote comes', 'misasked'),
    answers('pay', 'it is sent', creditSent),
    refuses('pay', 'the PIN was another', 'pin-wrong', ({ world }) => setPin(world, MIRA, '913570')),
    refuses('pay', 'the PIN is locked', 'pin-locked', ({ world }) => setPin(world, MIRA, CENTRE_PIN, PIN_TRIES)),
    refuses('pay', 'there is no PIN any more', 'pin-unset', ({ world }) => losesPin(world, MIRA)),
    refuses('pay', 'the quote is old', 'quote-stale', async ({ world }) => world.forward(61)),
    refuses('pay', 'the credit went elsewhere', 'amount-short', spendsAll),
    refuses('pay', 'the centre was stopped', 'not-available', stops),
    refuses('pay', 'the books are closed', 'books-closed', booksClose),
    breaks('pay', 'the answer is lost', 'silent'),
    gesture('sends nothing', { type: 'submit', form: nothing }, (scene) => submit(scene, nothing)),
    gesture('says to whom and how much', { type: 'submit', form }, (scene) => submit(scene, form)),
    gesture(
      'proves the PIN',
      { type: 'confirm', pin: CENTRE_PIN },
      (scene) => provesPin(scene, CENTRE_PIN),
      ({ trouble }) => trouble?.refusal !== 'pin-locked',
    ),
    gesture('changes one’s mind', { type: 'back' }, (scene) => press(scene, 'Cancel')),
    timed('waits until the quote is over', { type: 'expire' }, (scene) => wait(scene, 61)),
    gesture('asks again', { type: 'ask' }, (scene) => press(scene, 'Check again')),
    gesture('begins another one', { type: 'again' }, (scene) => press(scene, 'Send more credit')),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
  ],
  expects: {
    arriving: async () => undefined,
    asking: (scene) => heading(scene, 'We are checking what happened'),
    unknown: (scene) => heading(scene, 'We do not know yet whether it was sent'),
    undone: (scene) => heading(scene, 'It was not sent'),
    opening: isWaiting,
    deciding: async () => undefined,
    unreachable: (scene) => heading(scene, 'This did not load'),
    notCentre: (scene) => heading(scene, 'Your service centre is stopped'),
    needsPin: (scene) => heading(scene, 'Set a payment PIN first'),
    idle: async ({ page }) => {
      await expect(page.getByLabel('Amount')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
    invalid: (scene) => alerts(scene, /^Please (enter an amount|enter a recipient)\.$/),
    checking: (scene) => isBusy(scene, 'Continue'),
    receiverUnknown: (scene) => alerts(scene, /No member found/),
    self: (scene) => alerts(scene, /You cannot send money to yourself/),
    quoting: (scene) => isBusy(scene, 'Continue'),
    amountShort: (scene) => alerts(scene, /Your available balance is too low|You have only/),
    rejected: saysWhy,
    confirming: async ({ page }) => {
      const sheet = page.getByRole('dialog', { name: 'Send this credit?' })
      await expect(sheet.getByRole('button', { name: 'Send €12.50' })).toBeVisible()
    },
    submitting: (scene) => isSending(scene),
    requoting: (scene) => isSending(scene),
    success: (scene) => heading(scene, 'Credit sent'),
  },
})
