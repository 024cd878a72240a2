import { factor } from '#contract/factor.ts'
import type { Act } from '#machines/factor/factor.flow.ts'
import { factorFlow } from '#machines/factor/factor.flow.ts'
import { codes, keeper, key, off, on, unlocked } from '#stories/fixtures/factor.ts'
import { hasAnotherApp, losesApp, losesTickets, missesCodes } from '#tests/walks/lib/factor.ts'
import { keepsPasskeys, mistrustsPhone, trustsPhone } from '#tests/walk/passkeys.ts'
import { alerts, fill, heading, isBusy, isWaiting, press } from '#tests/walk/gestures.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { passing, type Scene } from '#tests/walk/table.ts'
import { calling, overHttp } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { hasApp, keepsCodes } from '#tests/world/factor.ts'
import { changePassword, MIRA } from '#tests/world/people.ts'
import { joins } from '#tests/walk/holds.ts'

const { gesture, inApp, answers, refuses, breaks } = sayings(factorFlow)
type FlowScene = Scene<typeof factorFlow>

const WORDS: Readonly<Record<Act, string>> = {
  addApp: 'Continue',
  addPasskey: 'Continue',
  renew: 'Get new codes',
  remove: 'Remove',
  drop: 'Turn off',
}
const AT = '/pages/users/setting?part=second'
const nothing = { password: '', second: '' }
const said = { password: MIRA.password, second: '123456' }

const isOn = ({ factor }: FlowScene['context']) => (factor?.ways.length ?? 0) > 0
const hasOne = ({ factor }: FlowScene['context']) => factor?.since !== null
const about =
  (act: Act) =>
  ({ act: chosen }: FlowScene['context']) =>
    chosen === act

const arriveWithApp = async (phone: Phone) => {
  await joins(phone)
  await hasApp(phone.world)
}

async function unlock(scene: FlowScene, password: string) {
  await fill(scene, { Password: password })
  if (isOn(scene.context) && password) await fill(scene, { 'Code from your app': await scene.world.appCode() })
  await press(scene, WORDS[scene.context.act])
}

const proves = async (scene: FlowScene, second: string) => {
  await fill(scene, { 'Code from your app': second })
  await press(scene, 'Turn on')
}
const tooLate = ({ world }: FlowScene) => losesTickets(world)

walk(factorFlow, {
  opens: [
    { title: 'a member without an app opens it', at: AT, input: { keeper }, before: joins },
    { title: 'a member with one opens it', at: AT, input: { keeper }, before: arriveWithApp },
  ],
  wires: {
    info: calling(factor.info),
    unlock: calling(factor.unlock),
    beginApp: calling(factor.beginApp),
    proveApp: calling(factor.proveApp),
    makePasskey: overHttp(factor.provePasskey.path),
    renewCodes: calling(factor.renewCodes),
    remove: calling(factor.remove),
    drop: calling(factor.drop),
  },
  events: [
    answers('info', 'it is off', off, ({ world }) => losesApp(world)),
    answers('info', 'it is on', on, ({ world }) => hasApp(world)),
    breaks('info', 'it does not load', 'busy'),
    gesture(
      'wants to set it up',
      { type: 'choose', act: 'addApp' },
      (scene) => press(scene, 'Set up with an app'),
      (context) => !isOn(context),
    ),
    {
      ...gesture('wants a passkey', { type: 'choose', act: 'addPasskey' }, ({ page, context }) =>
        page.getByRole('button', { name: isOn(context) ? /^Add a passkey/ : 'Use a passkey' }).tap(),
      ),
      before: keepsPasskeys,
    },
    gesture(
      'wants the app gone',
      { type: 'choose', act: 'remove', part: 'app' },
      ({ page }) => page.getByRole('button', { name: /^Authenticator app/ }).tap(),
      (context) => isOn(context) && hasOne(context),
    ),
    gesture(
      'wants new codes',
      { type: 'choose', act: 'renew' },
      ({ page }) => page.getByRole('button', { name: /^Recovery codes/ }).tap(),
      isOn,
    ),
    gesture(
      'wants to turn it off',
      { type: 'choose', act: 'drop' },
      (scene) => press(scene, 'Turn off two-step verification'),
      isOn,
    ),
    gesture('says no password', { type: 'submit', form: nothing }, (scene) => unlock(scene, '')),
    {
      ...gesture('says the password', { type: 'submit', form: said }, (scene) => unlock(scene, MIRA.password)),
      really: async ({ world, context }: FlowScene) => ({
        type: 'submit',
        form: { password: MIRA.password, second: isOn(context) ? await world.appCode() : '' },
      }),
    },
    gesture('goes back', { type: 'back' }, (scene) => press(scene, 'Back')),
    gesture(
      'cancels',
      { type: 'back' },
      (scene) => press(scene, 'Cancel'),
      (_, state) => state === 'unmade',
    ),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    answers('unlock', 'it is them', unlocked),
    refuses('unlock', 'the password is another', 'wrong-password', ({ world }) =>
      changePassword(world, MIRA.email, 'another-one-altogether'),
    ),
    answers('beginApp', 'the key comes', key, undefined, about('addApp')),
    refuses('beginApp', 'it took too long', 'ticket-stale', tooLate),
    breaks('beginApp', 'no key comes', 'silent'),
    gesture('says no code', { type: 'prove', second: '' }, (scene) => press(scene, 'Turn on')),
    {
      ...gesture('says the code of the app', { type: 'prove', second: '123456' }, async (scene) =>
        proves(scene, await scene.world.appCode()),
      ),
      really: async (scene: FlowScene) => ({ type: 'prove', second: await scene.world.appCode() }),
    },
    answers('proveApp', 'it is on', codes),
    refuses('proveApp', 'the app has another key', 'second-wrong', async ({ world }) => {
      await hasAnotherApp(world)
      await world.sql.updateTable('totp').set({ proven_at: null }).execute()
    }),
    refuses('proveApp', 'too many codes were wrong', 'second-locked', ({ world }) => missesCodes(world, 'change')),
    refuses('proveApp', 'that took too long', 'ticket-stale', tooLate),
    breaks('proveApp', 'no answer comes', 'silent'),
    answers('proveApp', 'it is on, and the codes stay', { codes: [] }, ({ world }) => keepsCodes(world)),
    answers('makePasskey', 'it is the first of all', codes, trustsPhone),
    answers('makePasskey', 'there are codes already', { codes: [] }, async (scene) => {
      await trustsPhone(scene)
      await keepsCodes(scene.world)
    }),
    refuses('makePasskey', 'the house goes by another name', 'second-wrong', mistrustsPhone),
    refuses('makePasskey', 'it took too long', 'ticket-stale', tooLate),
    breaks('makePasskey', 'no answer comes', 'silent'),
    inApp('makes it once more', { type: 'again' }, async (scene) => {
      await trustsPhone(scene)
      await press(scene, 'Try again')
    }),
    answers('renewCodes', 'new codes come', codes),
    refuses('renewCodes', 'it took too long', 'ticket-stale', tooLate),
    breaks('renewCodes', 'no codes come', 'silent'),
    answers('remove', 'nothing is left of it', off),
    refuses('remove', 'it took too long', 'ticket-stale', tooLate),
    breaks('remove', 'no answer comes', 'silent'),
    answers('drop', 'it is off', off),
    refuses('drop', 'it took too long', 'ticket-stale', tooLate),
    breaks('drop', 'no answer comes', 'silent'),
    gesture('has kept the codes', { type: 'kept' }, async (scene) => {
      await scene.page.getByLabel('I have kept these codes').check()
      await press(scene, 'Done')
    }),
  ],
  expects: {
    opening: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    deciding: passing,
    off: (scene) => heading(scene, 'Two-step verification is off'),
    on: ({ page }) => expect(page.getByRole('button', { name: 'Turn off two-step verification' })).toBeVisible(),
    asking: ({ page }) => expect(page.getByLabel('Password', { exact: true })).toHaveValue(''),
    invalid: (scene) => alerts(scene, /^Please enter (your password|the code)\.$/),
    refused: ({ page }) => expect(page.getByRole('alert').first()).toBeVisible(),
    unlocking: (scene) => isBusy(scene, WORDS[scene.context.act]),
    beginning: (scene) => isBusy(scene, 'Continue'),
    showing: (scene) => heading(scene, 'Add Quay to your app'),
    codeInvalid: (scene) => alerts(scene, 'Please enter the code.'),
    codeRejected: ({ page }) => expect(page.getByRole('alert').first()).toBeVisible(),
    proving: (scene) => isBusy(scene, 'Turn on'),
    making: (scene) => heading(scene, 'Making your passkey'),
    unmade: (scene) => heading(scene, 'No passkey was made'),
    renewing: (scene) => isBusy(scene, 'Get new codes'),
    removing: (scene) => isBusy(scene, 'Remove'),
    keeping: async (scene) => {
      await heading(scene, 'Your recovery codes')
      await expect(scene.page.getByRole('button', { name: 'Done' })).toBeDisabled()
      await expect(scene.page.getByRole('listitem')).toHaveCount(10)
    },
    dropping: (scene) => isBusy(scene, 'Turn off'),
  },
})
