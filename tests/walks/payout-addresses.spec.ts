import { PIN_TRIES } from '#contract/limits.ts'
import { payoutAddress } from '#contract/payout-address.ts'
import { addressesFlow } from '#machines/payout-address/addresses.flow.ts'
import { ethereum, tron } from '#stories/fixtures/payout-address.ts'
import { alerts, heading, isSending, isWaiting, press, provesPin, says } from '#tests/walk/gestures.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { calling } from '#tests/walk/wires.ts'
import { gone, passing } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { changesAddresses, hasAddresses, losesAddresses, usesAddresses } from '#tests/world/payout-addresses.ts'
import { joins } from '#tests/walk/holds.ts'
import { losesPin, MIRA, setPin } from '#tests/world/people.ts'
import { PIN } from '#tests/world/money.ts'

const { gesture, answers, refuses, breaks } = sayings(addressesFlow)

const first = { ...tron, id: 9001, label: '' }
const second = { ...ethereum, id: 9002 }

async function arrive(phone: Phone) {
  await joins(phone, PIN)
}

walk(addressesFlow, {
  opens: [
    {
      title: 'a member opens the page',
      at: '/pages/users/withdrawal_set',
      input: { isChoosing: false },
      before: arrive,
    },
    {
      title: 'a member chooses one for another page',
      at: '/pages/users/withdrawal_set?select=1',
      input: { isChoosing: true },
      before: arrive,
    },
  ],
  wires: { list: calling(payoutAddress.list), drop: calling(payoutAddress.drop) },
  events: [
    answers('list', 'there is no address yet', { list: [] }),
    answers('list', 'there are two', { list: [first, second] }, ({ world }) =>
      hasAddresses(world, MIRA, { [first.id]: first.address, [second.id]: second.address }),
    ),
    breaks('list', 'no answer comes', 'silent'),
    answers('drop', 'the other one is left', { list: [first] }),
    refuses('drop', 'the PIN was another', 'pin-wrong', ({ world }) => setPin(world, MIRA, '913570')),
    refuses('drop', 'the PIN is locked', 'pin-locked', ({ world }) => setPin(world, MIRA, PIN, PIN_TRIES)),
    refuses('drop', 'there is no PIN any more', 'pin-unset', ({ world }) => losesPin(world, MIRA)),
    refuses('drop', 'another phone has changed it', 'moved-on', ({ world }) => changesAddresses(world, MIRA)),
    refuses('drop', 'another phone has deleted it', 'missing', ({ world }) => losesAddresses(world)),
    refuses('drop', 'a withdrawal to it has begun', 'address-locked', ({ world }) => usesAddresses(world, MIRA)),
    breaks('drop', 'nobody knows whether it is deleted', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) =>
      press(scene, scene.state === 'unreachable' ? 'Try again' : 'Check again'),
    ),
    gesture(
      'wants to delete the other one',
      { type: 'drop', item: second },
      ({ page }) => page.getByRole('button', { name: 'Delete', exact: true }).last().tap(),
      ({ list }) => list[1]?.id === second.id,
    ),
    gesture('changes one’s mind', { type: 'back' }, (scene) => press(scene, 'Cancel')),
    gesture(
      'proves the PIN',
      { type: 'confirm', pin: PIN },
      (scene) => provesPin(scene, PIN),
      ({ trouble }) => trouble?.refusal !== 'pin-locked',
    ),
    gesture('chooses the other one', { type: 'choose', item: second }, ({ page }) =>
      page.getByRole('listitem').last().getByRole('button').tap(),
    ),
  ],
  expects: {
    loading: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    settling: passing,
    empty: (scene) => heading(scene, 'No payout address yet'),
    showing: async ({ page, context }) => {
      await expect(page.getByRole('listitem')).toHaveCount(context.list.length)
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
    selecting: (scene) => heading(scene, 'Choose a payout address'),
    chosen: (scene) => heading(scene, 'Choose a payout address'),
    confirmingDelete: async ({ page }) => {
      const sheet = page.getByRole('dialog', { name: 'Delete this payout address?' })
      await expect(sheet.getByText('0x5aAe…1BeAed')).toBeVisible()
    },
    deleting: (scene) => isSending(scene),
    actionFailed: async (scene) => {
      await alerts(scene, /./)
      await says(scene, 'Check again')
    },
  },
  arrives: {
    chosen: gone,
  },
})
