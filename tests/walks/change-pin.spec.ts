import type { AnyMachineSnapshot } from 'xstate'
import { account } from '#contract/account.ts'
import { PIN_TRIES } from '#contract/limits.ts'
import { security } from '#contract/security.ts'
import { changePinFlow } from '#machines/security/change-pin.flow.ts'
import { alerts, fill, isAt, isBusy, isWaiting, press, says, wait } from '#tests/walk/gestures.ts'
import { expect } from '#tests/walk/phone.ts'
import { calling } from '#tests/walk/wires.ts'
import type { Scene, Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { joins } from '#tests/walk/holds.ts'
import { losesPin, MIRA, setPin } from '#tests/world/people.ts'

const { gesture, answers, refuses, breaks, timed } = sayings(changePinFlow)
type FlowScene = Scene<typeof changePinFlow>
type Seen = Still<typeof changePinFlow>

const OLD = '284719'
const NEW = '730284'
const form = { old_payword: OLD, payword: NEW, payword_confirm: NEW }

const known = <H>(hasOne: boolean, happening: H) => ({
  ...happening,
  when: ({ context }: AnyMachineSnapshot) => context.hasPin === hasOne,
})

const formOf = ({ context }: Seen) => ({ ...form, old_payword: context.hasPin ? OLD : '' })

async function choose(scene: FlowScene, pin: string, again: string) {
  if (scene.context.hasPin) await fill(scene, { 'Current payment PIN': OLD })
  await fill(scene, { 'New payment PIN': pin, 'Repeat PIN': again })
  await press(scene, scene.context.hasPin ? 'Change PIN' : 'Set PIN')
}

walk(changePinFlow, {
  opens: [
    {
      title: 'a member opens the payment PIN',
      at: '/pages/users/up_payword',
      input: { back: '/pages/my/setting' },
      before: joins,
    },
  ],
  wires: { profile: calling(account.profile), send: calling(security.setPin) },
  events: [
    answers('profile', 'there is none yet', { has_payword: 0 }, ({ world }) => losesPin(world, MIRA)),
    answers('profile', 'there is one', { has_payword: 1 }, ({ world }) => setPin(world, MIRA, OLD)),
    breaks('profile', 'no answer comes', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    {
      ...gesture('chooses badly', { type: 'submit', form: { ...form, payword: '123456' } }, (scene) =>
        choose(scene, '123456', NEW),
      ),
      really: async (scene) => ({ type: 'submit', form: { ...formOf(scene), payword: '123456' } }),
    },
    {
      ...gesture('chooses well', { type: 'submit', form }, (scene) => choose(scene, NEW, NEW)),
      really: async (scene) => ({ type: 'submit', form: formOf(scene) }),
    },
    answers('send', 'it is set', { has_payword: 1 }),
    known(
      true,
      refuses('send', 'the old one is wrong', 'pin-wrong', ({ world }) => setPin(world, MIRA, '918204')),
    ),
    known(
      true,
      refuses('send', 'it was wrong too often', 'pin-locked', ({ world }) => setPin(world, MIRA, OLD, PIN_TRIES)),
    ),
    known(
      false,
      refuses('send', 'another phone was faster', 'moved-on', ({ world }) => setPin(world, MIRA, OLD)),
    ),
    breaks('send', 'no answer comes', 'busy'),
    timed('waits half an hour', { type: 'unlock' }, (scene) => wait(scene, 1_801)),
  ],
  expects: {
    loading: (scene) => isWaiting(scene),
    unreachable: ({ page }) => expect(page.getByRole('heading', { name: 'This did not load' })).toBeVisible(),
    idle: (scene) =>
      says(
        scene,
        scene.context.hasPin
          ? 'Enter your current PIN, then the new one.'
          : 'Six digits only you know. You confirm every payment with them.',
      ),
    invalid: (scene) => alerts(scene, /^A run such as 123456/),
    submitting: (scene) => isBusy(scene, scene.context.hasPin ? 'Change PIN' : 'Set PIN'),
    rejected: (scene) => alerts(scene, scene.context.trouble?.message || /^The payment PIN is not correct/),
    locked: (scene) => says(scene, /^Your payment PIN is locked after 5 wrong tries/),
    unknown: (scene) => alerts(scene, /^-200/),
    done: ({ page }) => expect(page.getByRole('button', { name: 'Set PIN' })).toBeVisible(),
  },
  arrives: {
    done: (scene) => isAt(scene, '/pages/my/setting'),
  },
})
