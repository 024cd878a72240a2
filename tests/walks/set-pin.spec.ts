import { security } from '#contract/security.ts'
import { setPinFlow } from '#machines/security/set-pin.flow.ts'
import { alerts, fill, isBusy, press } from '#tests/walk/gestures.ts'
import { expect } from '#tests/walk/phone.ts'
import { arrive } from '#tests/walks/lib/sale.ts'
import { calling } from '#tests/walk/wires.ts'
import type { Scene } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { holds } from '#tests/walk/holds.ts'
import { losesPin, MIRA, setPin } from '#tests/world/people.ts'

const { gesture, answers, refuses, breaks } = sayings(setPinFlow)
const NEW = '730284'
const form = { payword: NEW, payword_confirm: NEW }

async function choose(scene: Scene<typeof setPinFlow>, pin: string) {
  await fill(scene, { 'New payment PIN': pin, 'Repeat PIN': NEW })
  await press(scene, 'Set PIN and continue')
}

walk(setPinFlow, {
  shows: 'data-set-pin',
  opens: [
    {
      title: 'somebody without a PIN sells',
      at: '/pages/transaction/index',
      input: undefined,
      before: async (phone) => {
        await arrive(phone)
        await losesPin(phone.world, MIRA)
        await holds(phone, MIRA)
      },
      enters: async (phone) => {
        await fill(phone, { 'You sell': '100' })
        await press(phone, 'Continue')
      },
    },
  ],
  wires: { send: calling(security.setPin) },
  events: [
    gesture('chooses badly', { type: 'submit', form: { ...form, payword: '123456' } }, (scene) =>
      choose(scene, '123456'),
    ),
    gesture('chooses well', { type: 'submit', form }, (scene) => choose(scene, NEW)),
    answers('send', 'it is set', { has_payword: 1 }),
    refuses('send', 'another phone was faster', 'moved-on', ({ world }) => setPin(world, MIRA, '284719')),
    breaks('send', 'no answer comes', 'busy'),
  ],
  expects: {
    idle: ({ page }) => expect(page.getByRole('button', { name: 'Set PIN and continue' })).toBeVisible(),
    invalid: (scene) => alerts(scene, /^A run such as 123456/),
    submitting: (scene) => isBusy(scene, 'Set PIN and continue'),
    unknown: (scene) => alerts(scene, /^-200/),
    done: ({ page }) => expect(page.getByRole('button', { name: 'Set PIN and continue' })).toBeVisible(),
  },
  arrives: {
    done: ({ page }) => expect(page.getByRole('dialog', { name: 'Sell these coins?' })).toBeVisible(),
  },
})
