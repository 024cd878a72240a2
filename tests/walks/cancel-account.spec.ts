import { freeToGo, oneBlocker, requestedNow } from '#stories/fixtures/cancellation.ts'
import { alerts, answer, fill, goBack, heading, isBusy, isShut, isWaiting, press, says } from '#tests/walk/gestures.ts'
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
import { cancellation } from '#contract/cancellation.ts'
import { session } from '#contract/session.ts'
import { cancelAccountFlow } from '#machines/cancellation/cancel-account.flow.ts'
import { NO_GOING, type GoingForm } from '#machines/cancellation/cancel-account.rules.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { calling } from '#tests/walk/wires.ts'
import { gone, passing, type Scene } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { bring, PIN } from '#tests/world/money.ts'
import { changePassword, MIRA, setPin } from '#tests/world/people.ts'
import { WAITED_FOR, joins } from '#tests/walk/holds.ts'

const { gesture, answers, refuses, breaks, timed } = sayings(cancelAccountFlow)
const elsewhere = asksElsewhere({ scene: 'zhuxiao' })
type FlowScene = Scene<typeof cancelAccountFlow>

const HERE = '/pages/users/zhuxiao'
const PROVING = new Set<string>(['codeSent', 'unproven', 'rejected', 'unknown'])
const AGREEING = new Set<string>(['agreement', 'unagreed', 'sendFailed'])

const agreed: GoingForm = { ...NO_GOING, reason: 'Too many apps', agree: 1 }
const proven: GoingForm = { ...agreed, password: MIRA.password, code: '000000', payword: PIN }
const pin = pinWalk(cancelAccountFlow, PIN)

async function arriveWithPin(phone: Phone) {
  await joins(phone, PIN)
}

async function waits(phone: Phone) {
  await waitsForCode({ scene: 'zhuxiao' }, (world) => setPin(world, MIRA, PIN))(phone)
  await phone.page.addInitScript(() =>
    sessionStorage.setItem('quay:written/cancellation', JSON.stringify({ reason: 'Too many apps', agree: 1 })),
  )
}

async function agree(scene: FlowScene, { reason, agree: says }: GoingForm) {
  await fill(scene, { 'Why are you leaving? (optional)': reason })
  await scene.page.getByLabel('I understand this and want to cancel my account.').setChecked(says === 1)
  await press(scene, 'Continue')
}

const codeOf = async ({ world }: FlowScene, form: GoingForm) => (form === proven ? world.codeTo(MIRA.email) : form.code)

async function prove(scene: FlowScene, form: GoingForm) {
  const code = await codeOf(scene, form)
  await fill(scene, { Password: form.password, Code: code, 'Payment PIN': form.payword })
  await press(scene, 'Continue')
}

/** What was typed stands below the last question, where nobody can touch it; without a browser there is no field. */
async function stands({ page }: FlowScene, answers: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(answers))
    await page.locator(`input[name=${name}]`).evaluate((input: HTMLInputElement, typed) => {
      if (!('HTMLInputElement' in globalThis)) return
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }, text)
}

walk(cancelAccountFlow, {
  opens: [
    { title: 'a member wants to go', at: HERE, input: { hasPin: true, here: HERE }, before: arriveWithPin },
    { title: 'a member without a PIN wants to go', at: HERE, input: { hasPin: false, here: HERE }, before: joins },
    {
      title: 'a member comes back from the letter',
      at: HERE,
      input: {
        hasPin: true,
        here: HERE,
        sent: { ...WAITED_FOR, masked_account: MASKED },
        begun: { reason: 'Too many apps', agree: 1 },
      },
      before: waits,
    },
  ],
  wires: {
    info: calling(cancellation.info),
    sendCode: calling(session.sendCode),
    send: calling(cancellation.request),
  },
  events: [
    answers('info', 'nothing hangs on the account', freeToGo),
    answers('info', 'something hangs on it', oneBlocker, ({ world }) => bring(world, MIRA, 'balance', 5_000n)),
    breaks('info', 'no answer comes', 'silent'),
    gesture(
      'tries again',
      { type: 'retry' },
      (scene) => press(scene, 'Try again'),
      (_, state) => state === 'unreachable',
    ),
    gesture(
      'looks again',
      { type: 'retry' },
      (scene) => press(scene, 'Check again'),
      (_, state) => state === 'blocked',
    ),
    gesture(
      'agrees',
      { type: 'submit', form: agreed },
      (scene) => agree(scene, agreed),
      (context, state) => AGREEING.has(state) && !isShut(context),
    ),
    gesture(
      'does not agree',
      { type: 'submit', form: { ...agreed, agree: 0 } },
      (scene) => agree(scene, { ...agreed, agree: 0 }),
      (context, state) => AGREEING.has(state) && !isShut(context),
    ),
    timed(
      'waits, and agrees',
      { type: 'submit', form: agreed },
      onceAllowed((scene) => agree(scene, agreed)),
      (context, state) => state === 'sendFailed' && isShut(context),
    ),
    ...codeWalk(cancelAccountFlow, elsewhere),
    asksAgain(cancelAccountFlow, { type: 'sendCode' }, (_, state) => PROVING.has(state)),
    gesture(
      'types half of the code',
      { type: 'submit', form: { ...proven, code: '12' } },
      (scene) => prove(scene, { ...proven, code: '12' }),
      (_, state) => PROVING.has(state),
    ),
    withCode(
      gesture(
        'proves it',
        { type: 'submit', form: proven },
        (scene) => prove(scene, proven),
        (_, state) => PROVING.has(state),
      ),
    ),
    withCode(
      gesture(
        'says it once more',
        { type: 'confirm', form: proven },
        async (scene) => {
          await stands(scene, { password: proven.password, code: await codeOf(scene, proven), payword: PIN })
          await answer(scene, 'Cancel account')
        },
        (_, state) => state === 'confirming',
      ),
    ),
    gesture(
      'empties the form, and says it once more',
      { type: 'confirm', form: { ...proven, code: '' } },
      async (scene) => {
        await stands(scene, { password: proven.password, code: '', payword: PIN })
        await answer(scene, 'Cancel account')
      },
      (_, state) => state === 'confirming',
    ),
    gesture(
      'keeps the account after all',
      { type: 'back' },
      (scene) => answer(scene, 'Keep my account'),
      (_, state) => state === 'confirming',
    ),
    gesture('goes back to the agreement', { type: 'back' }, goBack, (_, state) => PROVING.has(state)),
    gesture(
      'keeps the account',
      { type: 'back' },
      (scene) => press(scene, 'Keep my account'),
      (_, state) => PROVING.has(state),
    ),
    answers('send', 'it is asked for', requestedNow),
    refuses('send', 'another phone has changed the password', 'wrong-password', ({ world }) =>
      changePassword(world, MIRA.email, 'another-secret'),
    ),
    ...pin.refusals,
    refuses('send', 'the code was replaced meanwhile', 'wrong-code', (scene) => elsewhere(scene, 61)),
    refuses('send', 'money came in the meantime', 'account-bound', ({ world }) =>
      bring(world, MIRA, 'balance', 5_000n),
    ),
    refuses('send', 'points came in the meantime', 'moved-on', ({ world }) => bring(world, MIRA, 'points', 7n)),
    breaks('send', 'the answer is lost', 'busy'),
    pin.unlocks,
  ],
  expects: {
    loading: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    looking: passing,
    blocked: (scene) => heading(scene, /^\d+ things? (is|are) still open$/),
    needsPin: (scene) => heading(scene, 'Set a payment PIN first'),
    agreement: ({ page }) => expect(page.getByLabel('I understand this and want to cancel my account.')).toBeVisible(),
    unagreed: (scene) => alerts(scene, 'Please read the agreement and agree to it.'),
    sendingCode: (scene) => isBusy(scene, 'Continue'),
    ...proofExpects,
    codeSent: (scene) => {
      const { trouble } = scene.context
      if (trouble?.refusal === 'pin-wrong') return alerts(scene, /^The payment PIN is not correct/)
      if (trouble?.refusal === 'wrong-password') return says(scene, 'The password is not correct.')
      return says(scene, `Prove that it is you. We sent a code to ${MASKED}.`)
    },
    unproven: (scene) => says(scene, /^(The code has 6 digits|Please enter the code)\.$/),
    confirming: async ({ page }) => {
      await expect(page.getByRole('dialog', { name: 'Cancel your account?' })).toBeVisible()
    },
    submitting: async ({ page }) => {
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel account' })).toHaveAttribute(
        'aria-busy',
        'true',
      )
    },
    requested: (scene) => heading(scene, 'Cancel account'),
  },
  arrives: {
    requested: gone,
  },
})
