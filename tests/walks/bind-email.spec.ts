import { asksElsewhere, codeWalk, onceAllowed, MASKED, proofExpects, waitsForOld } from '#tests/walks/lib/codes.ts'
import { secondedWalk } from '#tests/walks/lib/factor.ts'
import { alerts, fill, heading, isBusy, isShut, isWaiting, press, says, saysUnsent } from '#tests/walk/gestures.ts'
import { EMAIL_WAIT } from '#contract/limits.ts'
import { factor } from '#contract/factor.ts'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { bindEmailFlow } from '#machines/security/bind-email.flow.ts'
import type { EmailForm, Owner } from '#machines/security/email.rules.ts'
import { later } from '#server/lib/clock.ts'
import { off, on } from '#stories/fixtures/factor.ts'
import { bindingWalk, PROVING } from '#tests/walks/lib/binding.ts'
import { calling } from '#tests/walk/wires.ts'
import { passing, type Scene, type Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { hasApp } from '#tests/world/factor.ts'
import { changePassword, join, idOf, MIRA, OTTO } from '#tests/world/people.ts'
import { joins, WAITED_FOR } from '#tests/walk/holds.ts'

const { gesture, answers, refuses, breaks, timed } = sayings(bindEmailFlow)
const second = secondedWalk(bindEmailFlow)
type FlowScene = Scene<typeof bindEmailFlow>

const at = '/pages/users/bindemail'
const back = '/pages/my/setting'
const NEW = 'mira.k@quay.example'
const email = MASKED
const kept = { account: NEW, code: '', password: '', old_code: '' }
const whole = { ...kept, code: '000000', password: MIRA.password }
const waiting = { email, ripe_time: 1_772_700_000 }
const use = { scene: 'bind_email', type: 'email' } as const
const { events, elsewhere } = bindingWalk(bindEmailFlow, {
  scene: 'bind_email',
  account: NEW,
  masked: email,
  none: 'mira@',
  kept,
  label: 'New e-mail address',
  send: /^Send (the code|both codes)$/,
})

const waits = waitsForOld({ ...use, account: NEW, masked: email })

async function another({ world }: FlowScene) {
  const { sql, now } = world
  const ripe_at = later(now(), EMAIL_WAIT)
  await sql
    .insertInto('email_change')
    .values({
      member_id: await idOf(world, MIRA),
      email: OTTO.email,
      state: 'waiting',
      begun_at: now(),
      ripe_at,
      wake_at: ripe_at,
    })
    .onConflict((there) => there.doNothing())
    .execute()
}

const none = ({ world: { sql, now } }: FlowScene) =>
  sql.updateTable('email_change').set({ state: 'cancelled', wake_at: null, ended_at: now() }).execute()

const SAVES: Record<Owner, string> = {
  oldCode: 'Save e-mail address',
  second: 'Save e-mail address',
  day: 'Change in 24 hours',
}

async function prove(scene: FlowScene, { old_code, code, password, second = '' }: EmailForm) {
  const { owner } = scene.context
  if (owner === 'oldCode') await fill(scene, { [`Code sent to ${email}`]: old_code, [`Code sent to ${NEW}`]: code })
  else await fill(scene, { Code: code })
  await fill(scene, { Password: password, ...(owner === 'second' && { 'Code from your app': second }) })
  await press(scene, SAVES[owner])
}

const by =
  (owner: Owner) =>
  ({ owner: here, trouble }: FlowScene['context'], state: string) =>
    here === owner && PROVING.has(state) && trouble?.refusal !== 'second-locked'

const proves = (owner: Owner, details: Partial<EmailForm>, real: (scene: FlowScene) => Promise<Partial<EmailForm>>) => {
  const really = async (scene: FlowScene) => ({
    ...whole,
    ...(await real(scene)),
    code: scene.world.codeTo(NEW),
  })
  return {
    ...gesture(
      `proves it by ${owner}`,
      { type: 'submit', form: { ...whole, ...details } },
      async (scene) => prove(scene, await really(scene)),
      by(owner),
    ),
    really: async (scene: FlowScene) => ({ type: 'submit' as const, form: await really(scene) }),
  }
}

const provesBadly = (owner: Owner, form: EmailForm) =>
  gesture(`proves it badly by ${owner}`, { type: 'submit', form }, (scene) => prove(scene, form), by(owner))

const where =
  (...owners: Owner[]) =>
  <H extends object>(happening: H) => ({
    ...happening,
    when: ({ context }: Pick<FlowScene, 'context'>) => owners.includes(context.owner),
  })
const byDay = where('day')
const isOwner = (owner: Owner) => (context: FlowScene['context']) => context.owner === owner

const saves = ({ context }: Still<typeof bindEmailFlow>) => SAVES[context.owner as Owner]

walk(bindEmailFlow, {
  opens: [
    { title: 'a member opens it', at, input: { email, back }, before: joins },
    {
      title: 'a member comes back from the first letter',
      at,
      input: { email, back, old: { account: email, sent: { ...WAITED_FOR, masked_account: email } } },
      before: waits(false),
    },
    {
      title: 'a member comes back from both letters',
      at,
      input: {
        email,
        back,
        old: { account: email, sent: { ...WAITED_FOR, masked_account: email } },
        asked: { account: NEW, sent: { ...WAITED_FOR, masked_account: NEW } },
      },
      before: waits(true),
    },
  ],
  wires: {
    emailChange: calling(security.emailChange),
    info: calling(factor.info),
    cancelEmailChange: calling(security.cancelEmailChange),
    sendCode: calling(session.sendCode),
    send: calling(security.setEmail),
  },
  events: [
    answers('emailChange', 'no other address waits', { waiting: null }, none),
    answers('emailChange', 'another address waits', { waiting }, another),
    breaks('emailChange', 'no answer comes', 'silent'),
    answers('info', 'there is no second factor', off),
    answers('info', 'there is an app', on, ({ world }) => hasApp(world)),
    breaks('info', 'no answer comes to what is asked besides', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    gesture('cancels the change', { type: 'cancel' }, (scene) => press(scene, 'Cancel the change')),
    answers('cancelEmailChange', 'the address stays', { waiting: null }),
    breaks('cancelEmailChange', 'the cancelling hears nothing', 'silent'),
    ...events,
    ...codeWalk(bindEmailFlow, asksElsewhere(use), { state: 'sendingOld', to: 'the address of before' }),
    timed(
      'asks the address of before again',
      { type: 'sendOld' },
      onceAllowed(({ page }) => page.getByRole('button', { name: 'Send the code again', exact: true }).first().tap()),
      by('oldCode'),
    ),
    timed(
      'asks the address of before after all',
      { type: 'sendOld' },
      onceAllowed((scene) => press(scene, `Send a code to ${email} instead`)),
      by('day'),
    ),
    gesture('cannot open the mailbox of before', { type: 'loseOld' }, (scene) =>
      press(scene, `I cannot open ${email}`),
    ),
    provesBadly('oldCode', { ...kept, old_code: '12', code: '12' }),
    provesBadly('second', { ...kept, code: '12', second: '12' }),
    provesBadly('day', { ...kept, code: '12' }),
    proves('oldCode', { old_code: '000000' }, async ({ world }) => ({ old_code: world.codeTo(MIRA.email) })),
    proves('second', { second: '123456' }, async ({ world }) => ({ second: await world.appCode() })),
    proves('day', {}, async () => ({})),
    gesture('uses another address', { type: 'back' }, (scene) => press(scene, 'Use another address')),
    where('oldCode', 'second')(answers('send', 'it is saved', { waiting: null })),
    answers('send', 'it waits for a day', { waiting }, undefined, isOwner('day')),
    refuses('send', 'the code was replaced meanwhile', 'wrong-code', (scene) => elsewhere(scene, 61)),
    refuses('send', 'the password is another by now', 'wrong-password', ({ world }) =>
      changePassword(world, MIRA.email, 'another-one-altogether'),
    ),
    refuses('send', 'somebody else has it by now', 'contact-taken', ({ world }) =>
      join(world, { ...OTTO, email: NEW }),
    ),
    byDay(refuses('send', 'another address waits by now', 'said-already', another)),
    ...second.events,
    breaks('send', 'the server fails', 'busy'),
  ],
  expects: {
    opening: (scene) => isWaiting(scene),
    learning: (scene) => isWaiting(scene),
    unreachable: (scene) => heading(scene, 'This did not load'),
    arriving: passing,
    waiting: (scene) => heading(scene, 'Your address is about to change'),
    cancelling: (scene) => isBusy(scene, 'Cancel the change'),
    uncancelled: (scene) => alerts(scene, /^-500/),
    kept: (scene) => says(scene, 'The change is cancelled.'),
    idle: (scene) => heading(scene, 'Change e-mail address'),
    invalid: (scene) => alerts(scene, 'This is not an e-mail address.'),
    sendingOld: (scene) => isBusy(scene, scene.context.old ? 'Send the code' : 'Send both codes'),
    oldFailed: saysUnsent,
    oldSent: passing,
    sendingCode: (scene) => isBusy(scene, 'Send the code'),
    sendFailed: saysUnsent,
    codeSent: (scene) =>
      scene.context.owner === 'oldCode'
        ? heading(scene, 'Enter both codes')
        : says(scene, `Enter the code sent to ${NEW}.`),
    unproven: (scene) => alerts(scene, 'The code has 6 digits.'),
    submitting: (scene) => isBusy(scene, saves(scene)),
    ...second.expects,
    rejected: (scene) =>
      alerts(
        scene,
        isShut(scene.context)
          ? /^Too many attempts\./
          : scene.context.trouble?.message || /^(The code is not correct|The password is not|Another account already)/,
      ),
    unknown: proofExpects.unknown,
    done: (scene) => heading(scene, 'Your e-mail address is saved'),
  },
})
