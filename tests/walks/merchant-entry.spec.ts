import { FOLLOW_AGAIN_MS, PICTURES_MOST, PIN_TRIES } from '#contract/limits.ts'
import { merchant } from '#contract/merchant.ts'
import { news } from '#contract/news.ts'
import { wallet } from '#contract/wallet.ts'
import { noPictures, type PictureProgress } from '#machines/attachment/picture.ts'
import { NO_APPLICATION, type ApplyForm } from '#machines/merchant/apply.rules.ts'
import { entryFlow } from '#machines/merchant/entry.flow.ts'
import { money } from '#stories/fixtures/account.ts'
import {
  applicant,
  formerMerchant,
  leavingMerchant,
  noMerchant,
  refusedApplicant,
  suspendedMerchant,
  verifiedMerchant,
} from '#stories/fixtures/merchant.ts'
import { picture as drawing } from '#tests/files/pictures.ts'
import {
  alerts,
  goBack,
  heading,
  isBusy,
  isOld,
  isSending,
  isWaiting,
  press,
  provesPin,
  says,
  wait,
} from '#tests/walk/gestures.ts'
import { booksClose } from '#tests/walk/payment.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { atOnce, calling } from '#tests/walk/wires.ts'
import { gone, passing, type Scene, type Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { hearsOfStanding, stands } from '#tests/walks/lib/merchants.ts'
import { forgetsNews } from '#tests/world/events.ts'
import { gains, PIN } from '#tests/world/money.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, losesPin, MIRA, setPin } from '#tests/world/people.ts'

const { gesture, answers, refuses, breaks, after, inApp } = sayings(entryFlow)
type FlowScene = Scene<typeof entryFlow>
type Seen = Still<typeof entryFlow>

const AT = '/pages/login/shop'
const form: ApplyForm = {
  name: 'Harbour Office',
  contact: 'office@harbour.example',
  pay_types: ['bank'],
  hours: '09:00-18:30',
  agree: 1,
}
const enough = { ...money, balance: '1000.00' }
const little = { ...money, balance: '50.00' }
const empty = noPictures(PICTURES_MOST).map((): PictureProgress => ({ state: 'empty', part: 0 }))

const arrive = (hasPin: boolean) => async (phone: Phone) => {
  const { world } = phone
  await join(world, MIRA)
  await gains(world, MIRA, 'balance', 100_000n)
  if (hasPin) await setPin(world, MIRA, PIN)
  await forgetsNews(world)
  await holds(phone, MIRA)
}

const indexIs = (title: string, standing: typeof noMerchant) =>
  answers('index', title, standing, ({ world }) => stands(world, MIRA, standing.merchant.state))

const isPoor = ({ world }: FlowScene) => gains(world, MIRA, 'balance', -95_000n)

async function fillIn({ page }: FlowScene, { name, contact, pay_types, hours, agree }: ApplyForm) {
  const [from = '', to = ''] = hours.split('-')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('How we can reach you').fill(contact)
  if (pay_types.includes('bank')) await page.getByLabel(/^By bank transfer/).check()
  await page.getByLabel('Starts at').fill(from)
  await page.getByLabel('Ends at').fill(to)
  if (agree === 1) await page.getByLabel(/^I have read the agreement/).check()
  await page.getByRole('button', { name: 'Send the application' }).tap()
}

const addsPicture = async ({ page }: Seen) =>
  page
    .getByLabel(/^Add a picture/)
    .setInputFiles({ name: 'licence.png', mimeType: 'image/png', buffer: await drawing('png', 80, 60) })

const ASKS = new Set(['opening', 'following'])
const WRITES = new Set(['applySheet.idle', 'applySheet.invalid', 'applySheet.rejected'])
const quiet = async () => undefined
const form0 = ({ page }: Seen) => expect(page.getByRole('button', { name: 'Send the application' })).toBeVisible()

walk(entryFlow, {
  opens: [
    { title: 'a visitor opens the page', at: AT, input: { signedIn: false, hasPin: false } },
    { title: 'a member opens the page', at: AT, input: { signedIn: true, hasPin: true }, before: arrive(true) },
    {
      title: 'a member without a PIN opens the page',
      at: AT,
      input: { signedIn: true, hasPin: false },
      before: arrive(false),
    },
  ],
  wires: {
    index: calling(merchant.index),
    balances: calling(wallet.balances),
    help: calling(news.help),
    apply: calling(merchant.apply),
    margin: calling(merchant.margin),
    pictures: atOnce,
    listening: atOnce,
  },
  events: [
    indexIs('they never asked', noMerchant),
    indexIs('they have applied', applicant),
    indexIs('they were refused', refusedApplicant),
    indexIs('they owe the margin', verifiedMerchant),
    indexIs('they are a merchant', leavingMerchant),
    indexIs('they are stopped', suspendedMerchant),
    indexIs('they have left', formerMerchant),
    breaks('index', 'no answer comes', 'silent'),
    answers('balances', 'there is enough', enough),
    answers('balances', 'there is too little', little, isPoor),
    breaks('balances', 'the balance does not come', 'busy'),
    answers('help', 'help comes', { channels: [], work_time: '', faq: [] }),
    answers('apply', 'it is filed', applicant),
    refuses('apply', 'they have applied elsewhere', 'not-now', ({ world }) => stands(world, MIRA, 'applied')),
    breaks('apply', 'no answer to the application comes', 'silent'),
    answers('margin', 'it is paid', { merchant: { ...leavingMerchant.merchant, state: 'active' } }),
    refuses('margin', 'the PIN was another', 'pin-wrong', ({ world }) => setPin(world, MIRA, '913570')),
    refuses('margin', 'the PIN is locked', 'pin-locked', ({ world }) => setPin(world, MIRA, PIN, PIN_TRIES)),
    refuses('margin', 'there is no PIN any more', 'pin-unset', ({ world }) => losesPin(world, MIRA)),
    refuses('margin', 'the money went elsewhere', 'amount-short', isPoor),
    refuses('margin', 'the books are closed', 'books-closed', booksClose),
    breaks('margin', 'the answer is lost', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    gesture('wants to apply', { type: 'apply' }, (scene) => press(scene, /^(Become a merchant|Apply again)$/)),
    inApp('says nothing', { type: 'submit', form: NO_APPLICATION }, (scene) => fillIn(scene, NO_APPLICATION)),
    inApp('says who they are', { type: 'submit', form }, (scene) => fillIn(scene, form)),
    gesture(
      'has no pictures yet',
      { type: 'xstate.snapshot.pictures', actorId: 'pictures', snapshot: { context: { pictures: empty } } } as never,
      quiet,
    ),
    gesture('adds a picture', { type: 'picture', at: 0, gesture: { type: 'open' } }, addsPicture, (_, state) =>
      WRITES.has(state),
    ),
    gesture('wants to pay', { type: 'pay' }, (scene) => press(scene, 'Pay the deposit')),
    gesture(
      'proves the PIN',
      { type: 'confirm', pin: PIN },
      (scene) => provesPin(scene, PIN),
      ({ trouble }) => trouble?.refusal !== 'pin-locked',
    ),
    gesture('asks again', { type: 'ask' }, (scene) => press(scene, 'Check again')),
    gesture('changes one’s mind', { type: 'back' }, (scene) =>
      scene.state === 'confirming' ? press(scene, 'Cancel') : goBack(scene),
    ),
    gesture('hears of it', { type: 'changed', topic: 'merchant' }, (scene) =>
      hearsOfStanding(scene, MIRA, ASKS.has(scene.state)),
    ),
    after('a while later', 'followAgain.merchant-entry.behind', (scene) => wait(scene, FOLLOW_AGAIN_MS / 1000)),
  ],
  expects: {
    arriving: passing,
    sorting: passing,
    anonymous: (scene) => heading(scene, 'Buy coins as a merchant'),
    opening: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    weighing: isWaiting,
    none: (scene) => heading(scene, 'How to start'),
    applied: (scene) => heading(scene, 'We are reviewing your application'),
    refused: (scene) =>
      says(
        scene,
        /^(The number that you gave us is somebody else’s|We could not reach you under the number that you gave us)\.$/,
      ),
    left: (scene) => heading(scene, 'You are no longer a merchant'),
    verified: (scene) => says(scene, /Pay the security deposit to become a merchant\./),
    marginShort: (scene) => says(scene, 'Your balance is €150.00 too low.'),
    active: (scene) => heading(scene, 'You are a merchant'),
    suspended: (scene) => heading(scene, 'You are suspended as a merchant'),
    following: (scene) => heading(scene, 'How to start'),
    behind: isOld,
    'applySheet.idle': form0,
    'applySheet.invalid': (scene) => alerts(scene, 'Please enter a name.'),
    'applySheet.submitting': (scene) => isBusy(scene, 'Send the application'),
    'applySheet.filed': form0,
    'applySheet.rejected': (scene) => alerts(scene, /-500/),
    confirming: ({ page }) => expect(page.getByRole('dialog', { name: 'Pay the deposit?' })).toBeVisible(),
    needsPin: (scene) => heading(scene, 'Set a payment PIN first'),
    payingMargin: (scene) => isSending(scene),
    unknown: (scene) => heading(scene, 'We do not know yet whether it was paid'),
    asking: (scene) => heading(scene, 'We are checking what happened'),
  },
  arrives: {
    weighing: gone,
    'applySheet.filed': gone,
    following: gone,
  },
})
