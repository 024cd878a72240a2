import { address } from '#contract/address.ts'
import { addressesFlow } from '#machines/address/addresses.flow.ts'
import { hamburg, hangzhou } from '#stories/fixtures/address.ts'
import { alerts, answer, heading, isWaiting, press, says } from '#tests/walk/gestures.ts'
import { joins } from '#tests/walk/holds.ts'
import { expect } from '#tests/walk/phone.ts'
import { gone, passing, type Scene } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { calling } from '#tests/walk/wires.ts'
import { deletesAddresses, HAMBURG, HANGZHOU, keepsAddresses, movesAddresses } from '#tests/world/addresses.ts'
import { MIRA } from '#tests/world/people.ts'

const { gesture, answers, refuses, breaks } = sayings(addressesFlow)
type FlowScene = Scene<typeof addressesFlow>

const first = { ...hamburg, id: 9001 }
const second = { ...hangzhou, id: 9002, lat: '', lng: '' }
const list = [first, second]

const pressLast = ({ page }: FlowScene, name: string) => page.getByRole('button', { name, exact: true }).last().tap()
const isSecondLast = ({ list: shown }: FlowScene['context']) => shown[1]?.id === second.id

walk(addressesFlow, {
  opens: [
    { title: 'a member opens the page', at: '/pages/address/address', input: { isChoosing: false }, before: joins },
    {
      title: 'a member chooses one for another page',
      at: '/pages/address/address?select=1',
      input: { isChoosing: true },
      before: joins,
    },
  ],
  wires: { list: calling(address.index), prefer: calling(address.prefer), drop: calling(address.drop) },
  events: [
    answers('list', 'there is no address yet', { list: [] }),
    answers('list', 'there are two', { list }, ({ world }) =>
      keepsAddresses(world, MIRA, { [first.id]: HAMBURG, [second.id]: HANGZHOU }),
    ),
    breaks('list', 'no answer comes', 'silent'),
    answers('prefer', 'it is the default one', {
      list: [
        { ...second, is_default: 1 },
        { ...first, is_default: 0 },
      ],
    }),
    refuses('prefer', 'it is gone meanwhile', 'missing', ({ world }) => deletesAddresses(world)),
    breaks('prefer', 'nobody knows whether it is', 'busy'),
    answers('drop', 'the other one is left', { list: [first] }),
    refuses('drop', 'another phone has changed it', 'moved-on', ({ world }) => movesAddresses(world, MIRA)),
    refuses('drop', 'another phone has deleted it', 'missing', ({ world }) => deletesAddresses(world)),
    breaks('drop', 'nobody knows whether it is deleted', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) =>
      press(scene, scene.state === 'unreachable' ? 'Try again' : 'Check again'),
    ),
    gesture(
      'makes the other one the default',
      { type: 'prefer', item: second },
      (scene) => press(scene, 'Make default'),
      isSecondLast,
    ),
    gesture(
      'wants to delete the other one',
      { type: 'drop', item: second },
      (scene) => pressLast(scene, 'Delete'),
      isSecondLast,
    ),
    gesture('changes one’s mind', { type: 'back' }, (scene) => answer(scene, 'Go back')),
    gesture('deletes it', { type: 'confirm' }, (scene) => answer(scene, 'Delete address')),
    gesture('chooses the other one', { type: 'choose', item: second }, ({ page }) =>
      page.getByRole('listitem').last().getByRole('button').tap(),
    ),
  ],
  expects: {
    loading: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    settling: passing,
    empty: (scene) => heading(scene, 'No delivery address yet'),
    showing: async ({ page, context }) => {
      await expect(page.getByRole('listitem')).toHaveCount(context.list.length)
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
    selecting: (scene) => heading(scene, 'Choose a delivery address'),
    chosen: (scene) => heading(scene, 'Choose a delivery address'),
    settingDefault: async ({ page }) => {
      await expect(page.getByRole('button', { name: 'Make default' })).toBeDisabled()
    },
    confirmingDelete: async ({ page }) => {
      const sheet = page.getByRole('dialog', { name: 'Delete this address?' })
      await expect(sheet.getByText('+86 138 0013 8000')).toBeVisible()
    },
    deleting: ({ page }) =>
      expect(page.getByRole('dialog').getByRole('button', { name: 'Delete address' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    actionFailed: async (scene) => {
      await alerts(scene, /./)
      await says(scene, 'Check again')
    },
  },
  arrives: {
    chosen: gone,
  },
})
