import { card } from '#contract/card.ts'
import { PIN_TRIES } from '#contract/limits.ts'
import { cardsFlow } from '#machines/card/cards.flow.ts'
import { bank, leumi } from '#stories/fixtures/card.ts'
import { alerts, heading, isSending, isWaiting, press, provesPin, says } from '#tests/walk/gestures.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { calling } from '#tests/walk/wires.ts'
import { gone, passing, type Scene } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { changesBank, hasBanks, losesBanks, usesBank } from '#tests/world/banks.ts'
import { joins } from '#tests/walk/holds.ts'
import { losesPin, MIRA, setPin } from '#tests/world/people.ts'
import { PIN } from '#tests/world/money.ts'

const { gesture, answers, refuses, breaks } = sayings(cardsFlow)
type FlowScene = Scene<typeof cardsFlow>

const first = { ...bank, id: 9001 }
const second = { ...leumi, id: 9002, iban: 'GB••••••5432' }
const list = [first, second]

async function arrive(phone: Phone) {
  await joins(phone, PIN)
}

const pressLast = ({ page }: FlowScene, name: string) => page.getByRole('button', { name, exact: true }).last().tap()

walk(cardsFlow, {
  opens: [
    {
      title: 'a member opens the page',
      at: '/pages/bank_card/card_list',
      input: { isChoosing: false },
      before: arrive,
    },
    {
      title: 'a member chooses one for another page',
      at: '/pages/bank_card/card_list?select=1',
      input: { isChoosing: true },
      before: arrive,
    },
  ],
  wires: { list: calling(card.index), prefer: calling(card.prefer), drop: calling(card.drop) },
  events: [
    answers('list', 'there is no bank account yet', { list: [] }),
    answers('list', 'there are two', { list }, ({ world }) => hasBanks(world, MIRA, first.id, second.id)),
    breaks('list', 'no answer comes', 'silent'),
    answers('prefer', 'it is the default one', {
      list: [
        { ...second, is_default: 1 },
        { ...first, is_default: 0 },
      ],
    }),
    refuses('prefer', 'it is gone meanwhile', 'missing', ({ world }) => losesBanks(world)),
    breaks('prefer', 'nobody knows whether it is', 'busy'),
    answers('drop', 'the other one is left', { list: [first] }),
    refuses('drop', 'the PIN was another', 'pin-wrong', ({ world }) => setPin(world, MIRA, '913570')),
    refuses('drop', 'the PIN is locked', 'pin-locked', ({ world }) => setPin(world, MIRA, PIN, PIN_TRIES)),
    refuses('drop', 'there is no PIN any more', 'pin-unset', ({ world }) => losesPin(world, MIRA)),
    refuses('drop', 'another phone has changed it', 'moved-on', ({ world }) => changesBank(world, MIRA)),
    refuses('drop', 'another phone has deleted it', 'missing', ({ world }) => losesBanks(world)),
    refuses('drop', 'something has begun to pay to it', 'bank-locked', ({ world }) => usesBank(world, MIRA)),
    breaks('drop', 'nobody knows whether it is deleted', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) =>
      press(scene, scene.state === 'unreachable' ? 'Try again' : 'Check again'),
    ),
    gesture(
      'makes the other one the default',
      { type: 'prefer', item: second },
      (scene) => press(scene, 'Make default'),
      ({ list: shown }) => shown[1]?.id === second.id,
    ),
    gesture(
      'wants to delete the other one',
      { type: 'drop', item: second },
      (scene) => pressLast(scene, 'Delete'),
      ({ list: shown }) => shown[1]?.id === second.id,
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
    empty: (scene) => heading(scene, 'No bank account yet'),
    showing: async ({ page, context }) => {
      await expect(page.getByRole('listitem')).toHaveCount(context.list.length)
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
    selecting: (scene) => heading(scene, 'Choose a bank account'),
    chosen: (scene) => heading(scene, 'Choose a bank account'),
    preferring: async ({ page }) => {
      await expect(page.getByRole('button', { name: 'Make default' })).toBeDisabled()
    },
    confirmingDelete: async ({ page }) => {
      const sheet = page.getByRole('dialog', { name: 'Delete this bank account?' })
      await expect(sheet.getByText('GB•• •••• 5432')).toBeVisible()
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
