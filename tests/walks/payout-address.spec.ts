import { tron } from '#stories/fixtures/payout-address.ts'
import {
  ADDRESSES,
  changesAddresses,
  hasAddresses,
  losesAddresses,
  usesAddresses,
} from '#tests/world/payout-addresses.ts'
import {
  asksAgain,
  asksElsewhere,
  codeWalk,
  onceAllowed,
  MASKED,
  pinWalk,
  proofExpects,
  waitsForCode,
  withCode,
} from '#tests/walks/lib/codes.ts'
import { seconded, secondedWalk, secondOf } from '#tests/walks/lib/factor.ts'
import { payoutAddress } from '#contract/payout-address.ts'
import { session } from '#contract/session.ts'
import { addressFlow } from '#machines/payout-address/address.flow.ts'
import { NO_ADDRESS, type AddressForm } from '#machines/payout-address/address.rules.ts'
import {
  alerts,
  fill,
  goBack,
  heading,
  isBusy,
  isSending,
  isShut,
  isWaiting,
  press,
  provesPin,
  says,
} from '#tests/walk/gestures.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { calling } from '#tests/walk/wires.ts'
import { gone, passing, type Scene } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { WAITED_FOR, joins } from '#tests/walk/holds.ts'
import { losesPin, MIRA, setPin } from '#tests/world/people.ts'
import { PIN } from '#tests/world/money.ts'

const { gesture, answers, refuses, breaks, timed } = sayings(addressFlow)
const second = secondedWalk(addressFlow)
const elsewhere = asksElsewhere({ scene: 'withdraw_address' })
type FlowScene = Scene<typeof addressFlow>

const ADD = '/pages/users/withdrawal_add'
const EDIT = '/pages/users/withdrawal_edit?id=9001'
const mine = { ...tron, id: 9001, label: '' }
const PROVING = new Set<string>(['codeSent', 'secondAsked', 'unproven', 'rejected', 'unknown'])
const isNew = ({ which }: FlowScene['context']) => which === 'new'

const described: AddressForm = { ...NO_ADDRESS, network: 'TRC20', address: ADDRESSES.TRC20[1], label: 'Ledger' }
const mismatched: AddressForm = { ...described, network: 'ERC20' }
const proven: AddressForm = { ...described, code: '000000', payword: PIN }
const pin = pinWalk(addressFlow, PIN)

async function arriveWithPin(phone: Phone) {
  await joins(phone, PIN)
}

async function waits(phone: Phone) {
  await waitsForCode({ scene: 'withdraw_address' }, (world) => setPin(world, MIRA, PIN))(phone)
  const { address, network, label, is_default } = described
  await phone.page.addInitScript(
    (written) => sessionStorage.setItem('quay:written/payout-address/new', JSON.stringify(written)),
    { address, network, label, is_default },
  )
}

async function describe(scene: FlowScene, { address, network, label }: AddressForm) {
  await fill(scene, { Address: address, 'Name (optional)': label })
  await scene.page.getByLabel('Network').selectOption(network)
  await press(scene, 'Continue')
}

async function prove(scene: FlowScene, code: string, pin: string) {
  await fill(scene, { Code: code, 'Payment PIN': pin, ...(await secondOf(scene)) })
  await press(scene, 'Save payout address')
}

/** The one that is there is the default one, and stays so; of a new one that is asked where it is not the first. */
const withFirst = (form: AddressForm, is_default: 0 | 1): AddressForm => ({ ...form, is_default })

const describing = (what: string, form: AddressForm) =>
  ([0, 1] as const).map((first) =>
    gesture(
      first === 1 ? `${what} of what is there` : what,
      { type: 'submit', form: withFirst(form, first) },
      (scene) => describe(scene, form),
      (context, state) => !PROVING.has(state) && !isShut(context) && isNew(context) === (first === 0),
    ),
  )

const proving = (what: string, form: AddressForm) =>
  ([0, 1] as const).flatMap((first) => {
    const said = withFirst(form, first)
    const one = gesture(
      first === 1 ? `${what} for what is there` : what,
      { type: 'submit', form: said },
      async (scene) => prove(scene, form === proven ? scene.world.codeTo(MIRA.email) : form.code, form.payword),
      (context, state) => PROVING.has(state) && isNew(context) === (first === 0),
    )
    return seconded(form === proven ? withCode(one) : one)
  })

const there = <H>(happening: H) => ({
  ...happening,
  when: ({ context }: { context: FlowScene['context'] }) => context.address !== undefined,
})

walk(addressFlow, {
  opens: [
    { title: 'a member adds one', at: ADD, input: { which: 'new', hasPin: true, here: ADD }, before: arriveWithPin },
    {
      title: 'a member without a PIN adds one',
      at: ADD,
      input: { which: 'new', hasPin: false, here: ADD },
      before: joins,
    },
    {
      title: 'a member comes back from the letter',
      at: ADD,
      input: {
        which: 'new',
        hasPin: true,
        here: ADD,
        sent: { ...WAITED_FOR, masked_account: MASKED },
        begun: described,
      },
      before: waits,
    },
    {
      title: 'a member opens one',
      at: EDIT,
      input: { which: '9001', hasPin: true, here: EDIT },
      before: arriveWithPin,
    },
  ],
  wires: {
    list: calling(payoutAddress.list),
    sendCode: calling(session.sendCode),
    send: calling(payoutAddress.bind),
    drop: calling(payoutAddress.drop),
  },
  events: [
    answers('list', 'there is no address yet', { list: [] }),
    answers('list', 'there is one', { list: [mine] }, ({ world }) =>
      hasAddresses(world, MIRA, { [mine.id]: mine.address }),
    ),
    answers('list', 'there is one that a withdrawal goes to', { list: [{ ...mine, locked: 1 }] }, async ({ world }) => {
      await hasAddresses(world, MIRA, { [mine.id]: mine.address })
      await usesAddresses(world, MIRA)
    }),
    breaks('list', 'no answer comes', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    ...describing('says where to', described),
    ...describing('says an address of the other network', mismatched),
    timed(
      'waits, and says where to',
      { type: 'submit', form: described },
      onceAllowed((scene) => describe(scene, described)),
      (context, state) => state === 'sendFailed' && isShut(context) && isNew(context),
    ),
    ...codeWalk(addressFlow, elsewhere),
    asksAgain(addressFlow, { type: 'sendCode' }, (_, state) => PROVING.has(state)),
    ...proving('types half of the code', { ...proven, code: '12' }),
    ...proving('proves it', proven),
    gesture('goes back to the address', { type: 'back' }, goBack, (_, state) => PROVING.has(state)),
    gesture(
      'changes the address',
      { type: 'back' },
      (scene) => press(scene, 'Change the address'),
      (_, state) => PROVING.has(state),
    ),
    answers('send', 'it is saved', { ...mine, ...described, id: 9002, is_default: 0 }),
    refuses('send', 'the code was replaced meanwhile', 'wrong-code', (scene) => elsewhere(scene, 61)),
    ...pin.refusals,
    refuses(
      'send',
      'another phone has added it',
      'invalid',
      ({ world }) => hasAddresses(world, MIRA, { 9002: described.address }),
      { errors: { address: 'chain-address-taken' } },
    ),
    there(refuses('send', 'another phone was faster', 'moved-on', ({ world }) => changesAddresses(world, MIRA))),
    there(refuses('send', 'the address is gone', 'missing', ({ world }) => losesAddresses(world))),
    there(refuses('send', 'a withdrawal to it has begun', 'address-locked', ({ world }) => usesAddresses(world, MIRA))),
    breaks('send', 'the answer is lost', 'busy'),
    ...second.events,
    pin.unlocks,
    gesture('wants to delete it', { type: 'drop' }, (scene) => press(scene, 'Delete payout address')),
    gesture(
      'keeps it',
      { type: 'back' },
      (scene) => press(scene, 'Cancel'),
      (_, state) => state === 'confirmingDelete',
    ),
    gesture(
      'proves the PIN',
      { type: 'confirm', pin: PIN },
      (scene) => provesPin(scene, PIN),
      ({ trouble }) => trouble?.refusal !== 'pin-locked',
    ),
    answers('drop', 'it is deleted', { list: [] }),
    refuses('drop', 'the PIN was another, and nothing is deleted', 'pin-wrong', ({ world }) =>
      setPin(world, MIRA, '913570'),
    ),
    refuses('drop', 'there is no PIN any more, and nothing is deleted', 'pin-unset', ({ world }) =>
      losesPin(world, MIRA),
    ),
    refuses('drop', 'another phone has changed it', 'moved-on', ({ world }) => changesAddresses(world, MIRA)),
    refuses('drop', 'another phone has deleted it', 'missing', ({ world }) => losesAddresses(world)),
    refuses('drop', 'a withdrawal to it has begun meanwhile', 'address-locked', ({ world }) =>
      usesAddresses(world, MIRA),
    ),
    breaks('drop', 'nobody knows whether it is deleted', 'silent'),
  ],
  expects: {
    loading: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    looking: passing,
    notFound: (scene) => heading(scene, 'We cannot find this payout address'),
    locked: (scene) => says(scene, /^An open withdrawal uses this address\./),
    needsPin: (scene) => heading(scene, 'Set a payment PIN first'),
    idle: async ({ page, context }) => {
      await expect(page.getByLabel('Address', { exact: true })).toHaveValue(context.form.address)
      await expect(page.getByRole('alert')).toHaveCount(context.trouble ? 1 : 0)
    },
    invalid: (scene) =>
      alerts(
        scene,
        scene.context.trouble ? 'You have already added this address.' : 'This address belongs to the other network.',
      ),
    sendingCode: (scene) => isBusy(scene, 'Continue'),
    ...proofExpects,
    codeSent: (scene) =>
      scene.context.trouble?.refusal === 'pin-wrong'
        ? alerts(scene, /^The payment PIN is not correct/)
        : says(scene, `Enter the code sent to ${MASKED}.`),
    ...second.expects,
    submitting: (scene) => isBusy(scene, 'Save payout address'),
    done: (scene) => heading(scene, 'Your payout address is saved'),
    confirmingDelete: async ({ page }) => {
      await expect(page.getByRole('dialog', { name: 'Delete this payout address?' })).toBeVisible()
    },
    deleting: (scene) => isSending(scene),
    dropped: (scene) => heading(scene, 'Change payout address'),
  },
  arrives: {
    dropped: gone,
  },
})
