import { card } from '#contract/card.ts'
import { groupedIban, plainIban } from '#contract/iban.ts'
import { PIN_TRIES } from '#contract/limits.ts'
import { accountFlow } from '#machines/card/account.flow.ts'
import { NO_ACCOUNT, type AccountForm } from '#machines/card/account.rules.ts'
import { bank, wholeBank } from '#stories/fixtures/card.ts'
import { ACCOUNT, changesBank, hasBanks, losesBanks, usesBank } from '#tests/world/banks.ts'
import { isSeconded, secondedWalk } from '#tests/walks/lib/factor.ts'
import {
  alerts,
  fill,
  goBack,
  heading,
  isBusy,
  isSending,
  isWaiting,
  press,
  provesPin,
  says,
} from '#tests/walk/gestures.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { calling } from '#tests/walk/wires.ts'
import { gone, passing, type Scene } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { joins } from '#tests/walk/holds.ts'
import { losesPin, MIRA, setPin } from '#tests/world/people.ts'
import { PIN } from '#tests/world/money.ts'

const { gesture, answers, refuses, breaks } = sayings(accountFlow)
const second = secondedWalk(accountFlow)
type FlowScene = Scene<typeof accountFlow>

const AT = '/pages/my/account'
const ADD = '/pages/bank_card/card_add'
const EDIT = '/pages/bank_card/card_edit?id=9001'
const form: AccountForm = { ...ACCOUNT, address: 'Kai 2, 20457 Hamburg', is_default: 1 }
const mine = { ...bank, id: 9001 }
const whole = { ...wholeBank, id: 9001 }

const isNew = ({ which }: FlowScene['context']) => which === 'new'
const isOne = ({ which }: FlowScene['context']) => which === '9001'
const isLocked = ({ trouble }: FlowScene['context']) => ['pin-locked', 'second-locked'].includes(trouble?.refusal ?? '')
const ASKS_PIN = new Set<string>(['confirming', 'secondAsked', 'confirmingDelete'])

async function arriveWithPin(phone: Phone) {
  await joins(phone, PIN)
}

const submit = async (scene: FlowScene, { country, ...said }: AccountForm) => {
  await fill(scene, {
    'First name': said.first_name,
    'Last name': said.last_name,
    IBAN: said.iban,
    SWIFT: said.swift,
    'Bank name': said.bank_name,
    Address: said.address,
  })
  await scene.page.getByLabel('Country or region').selectOption(country)
  await press(scene, 'Continue')
}

function filling(said: AccountForm) {
  const title = said.iban === '' ? 'says nothing' : 'says all of it'
  const first = said.is_default === 1
  return {
    ...gesture(
      first ? title : `${title} of another one`,
      { type: 'submit', form: said },
      (scene) => submit(scene, said),
      (context) => isNew(context) !== first,
    ),
    // A phone writes an IBAN in groups of four.
    really: async () => ({ type: 'submit' as const, form: { ...said, iban: groupedIban(said.iban) } }),
  }
}

const bound = <H>(happening: H) => ({
  ...happening,
  when: ({ context }: { context: FlowScene['context'] }) => context.account !== undefined,
})

walk(accountFlow, {
  opens: [
    {
      title: 'a member opens the page',
      at: AT,
      input: { which: 'default', hasPin: true, here: AT },
      before: arriveWithPin,
    },
    {
      title: 'a member without a PIN opens the page',
      at: AT,
      input: { which: 'default', hasPin: false, here: AT },
      before: joins,
    },
    { title: 'a member adds one', at: ADD, input: { which: 'new', hasPin: true, here: ADD }, before: arriveWithPin },
    {
      title: 'a member opens one of several',
      at: EDIT,
      input: { which: '9001', hasPin: true, here: EDIT },
      before: arriveWithPin,
    },
  ],
  wires: {
    index: calling(card.index),
    sysBanks: calling(card.sysBanks),
    one: calling(card.one),
    send: calling(card.bind),
    drop: calling(card.drop),
  },
  events: [
    answers('index', 'there is no bank account yet', { list: [] }),
    answers('index', 'there is one', { list: [mine] }, ({ world }) => hasBanks(world, MIRA, 9001)),
    answers('index', 'there is one that something pays to', { list: [{ ...mine, locked: 1 }] }, async ({ world }) => {
      await hasBanks(world, MIRA, 9001)
      await usesBank(world, MIRA)
    }),
    breaks('index', 'no answer comes', 'silent'),
    answers('sysBanks', 'the banks are known', { list: [] }),
    breaks('sysBanks', 'the banks stay unknown', 'busy'),
    answers('one', 'it is there, whole', whole),
    breaks('one', 'it does not come', 'silent'),
    answers('send', 'it is saved', mine),
    refuses('send', 'the PIN was another', 'pin-wrong', ({ world }) => setPin(world, MIRA, '913570')),
    refuses('send', 'the PIN is locked', 'pin-locked', ({ world }) => setPin(world, MIRA, PIN, PIN_TRIES)),
    refuses('send', 'there is no PIN any more', 'pin-unset', ({ world }) => world.sql.deleteFrom('pin').execute()),
    bound(refuses('send', 'another phone was faster', 'moved-on', ({ world }) => changesBank(world, MIRA))),
    bound(refuses('send', 'the account is gone', 'missing', ({ world }) => losesBanks(world))),
    bound(refuses('send', 'something pays to it', 'bank-locked', ({ world }) => usesBank(world, MIRA))),
    breaks('send', 'the answer is lost', 'silent'),
    ...second.events,
    answers('drop', 'it is deleted', { list: [] }),
    refuses('drop', 'the PIN was another, and nothing is deleted', 'pin-wrong', ({ world }) =>
      setPin(world, MIRA, '913570'),
    ),
    refuses('drop', 'there is no PIN any more, and nothing is deleted', 'pin-unset', ({ world }) =>
      losesPin(world, MIRA),
    ),
    refuses('drop', 'another phone has changed it', 'moved-on', ({ world }) => changesBank(world, MIRA)),
    refuses('drop', 'another phone has deleted it', 'missing', ({ world }) => losesBanks(world)),
    refuses('drop', 'something has begun to pay to it', 'bank-locked', ({ world }) => usesBank(world, MIRA)),
    breaks('drop', 'nobody knows whether it is deleted', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    gesture(
      'wants to change it',
      { type: 'edit' },
      (scene) => press(scene, 'Change bank account'),
      ({ account }) => account?.locked !== 1,
    ),
    ...[NO_ACCOUNT, form].flatMap((said) => [filling({ ...said, is_default: 1 }), filling({ ...said, is_default: 0 })]),
    gesture('wants to delete it', { type: 'drop' }, (scene) => press(scene, 'Delete bank account'), isOne),
    gesture('changes one’s mind', { type: 'back' }, (scene) =>
      ASKS_PIN.has(scene.state) ? press(scene, 'Cancel') : goBack(scene),
    ),
    gesture(
      'proves the PIN',
      { type: 'confirm', pin: PIN },
      (scene) => provesPin(scene, PIN),
      (context, state) => !isLocked(context) && (!isSeconded(context) || state === 'confirmingDelete'),
    ),
    {
      ...gesture(
        'proves PIN and code',
        { type: 'confirm', pin: PIN, second: '123456' },
        async (scene) => {
          await scene.page
            .getByRole('dialog')
            .getByLabel('Code from your app')
            .fill(await scene.world.appCode())
          await provesPin(scene, PIN)
        },
        (context, state) => !isLocked(context) && isSeconded(context) && state !== 'confirmingDelete',
      ),
      really: async ({ world }: FlowScene) => ({ type: 'confirm' as const, pin: PIN, second: await world.appCode() }),
    },
  ],
  expects: {
    loading: isWaiting,
    loadFailed: (scene) => heading(scene, 'Failed to get bank info'),
    listing: isWaiting,
    looking: passing,
    notFound: (scene) => heading(scene, 'We cannot find this bank account'),
    locked: (scene) => says(scene, /^An open payment uses this bank account\./),
    needsPin: (scene) => heading(scene, 'Set a payment PIN first'),
    bound: (scene) => says(scene, 'DE•• •••• 3000'),
    opening: (scene) => (isOne(scene.context) ? isWaiting(scene) : isBusy(scene, 'Change bank account')),
    idle: async ({ page, context: { form: said, trouble } }) => {
      await expect(page.getByLabel('IBAN')).toHaveValue(groupedIban(plainIban(said.iban)))
      await expect(page.getByRole('alert')).toHaveCount(trouble ? 1 : 0)
    },
    invalid: async ({ page }) => {
      await expect(page.getByRole('alert')).toHaveText([
        'Please enter your first name.',
        'Please enter your last name.',
        'Please enter your IBAN.',
        'Please enter the SWIFT of your bank.',
        'Please enter your bank’s name.',
        'Please choose a country or region.',
        'Please enter your address.',
      ])
    },
    confirming: async ({ page }) => {
      const sheet = page.getByRole('dialog', { name: 'Pay out to this bank account?' })
      await expect(sheet.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible()
    },
    ...second.expects,
    submitting: (scene) => isSending(scene),
    confirmingDelete: async ({ page }) => {
      const sheet = page.getByRole('dialog', { name: 'Delete this bank account?' })
      await expect(sheet.getByText('DE•• •••• 3000')).toBeVisible()
    },
    deleting: (scene) => isSending(scene),
    dropped: (scene) => heading(scene, 'Change bank account'),
    rejected: (scene) => alerts(scene, /^Save Failed.+/),
    unknown: (scene) => alerts(scene, /^Failed to save account info.+/),
    done: (scene) => heading(scene, 'Your bank account is saved'),
  },
  arrives: {
    dropped: gone,
  },
})
