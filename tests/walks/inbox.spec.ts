import { PHRASE_TRIES } from '#contract/limits.ts'
import { merchant } from '#contract/merchant.ts'
import { inboxFlow } from '#machines/trade/inbox.flow.ts'
import { incomingCounts, incomingOrders } from '#stories/fixtures/incoming.ts'
import { alerts, fill, heading, isBusy, press, wait } from '#tests/walk/gestures.ts'
import { listWalk } from '#tests/walks/lib/list.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { calling } from '#tests/walk/wires.ts'
import { passing, type Scene, type Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { hearsOf } from '#tests/world/events.ts'
import { hasSold } from '#tests/world/orders.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA, OTTO, setPin } from '#tests/world/people.ts'
import { becomesMerchant, losesRole, marketIsOpen, nobodyBuys, sells as putsOnSale } from '#tests/world/trade.ts'
import { PIN, gains } from '#tests/world/money.ts'

const { gesture, answers, refuses, breaks, timed } = sayings(inboxFlow)
type FlowScene = Scene<typeof inboxFlow>
type Seen = Still<typeof inboxFlow>

const AT = '/pages/store/sell_order'
const PHRASE = 'three blue lanterns'
const hidden = { order_no: 'T0000000001', phrase: PHRASE }

async function ready({ world, ...phone }: Phone) {
  await nobodyBuys(world)
  await join(world, OTTO)
  await becomesMerchant(world, OTTO)
  await join(world, MIRA)
  await holds({ world, ...phone }, OTTO)
}

/** So many orders were offered a while ago, and may be answered for three quarters of a minute more. */
const come =
  (many: number) =>
  async ({ world }: Phone) => {
    for (let at = 0; at < many; at += 1)
      await hasSold(world, MIRA, { orderNo: `T26030400${10 + at}`, steps: [['offer', 'system']], ago: 4.25 })
  }

const hides =
  (phrase: string) =>
  async ({ world }: Phone) => {
    await marketIsOpen(world)
    await setPin(world, MIRA, PIN)
    await gains(world, MIRA, 'coin', 1_000_00000000n)
    const order_no = await putsOnSale(world, MIRA, { mode: 'password', phrase })
    await world.sql
      .updateTable('trade_order')
      .set({ order_no: hidden.order_no })
      .where('order_no', '=', order_no)
      .execute()
  }

const fillIn = async (scene: FlowScene, { order_no, phrase }: typeof hidden) => {
  await fill(scene, { 'Order number': order_no, Phrase: phrase })
  await press(scene, 'Accept the order')
}
const sheet = ({ page: shown }: Seen) =>
  expect(shown.getByRole('dialog', { name: 'Accept with a phrase' })).toBeVisible()
const isOpen = ({ trouble }: FlowScene['context']) => trouble?.refusal !== 'phrase-locked'

const list = listWalk(inboxFlow, {
  call: merchant.list,
  rows: [incomingOrders[0], incomingOrders[1]],
  head: { counts: incomingCounts },
  has: come,
  finds: ({ tab }) => tab === 'all',
  sees: ({ page }) => expect(page.getByRole('link', { name: /Answer the offer/ }).first()).toBeVisible(),
  nothing: /^(No orders yet|No cancelled orders)$/,
  changes: { topic: 'order', title: 'is offered another one', act: ({ world }) => hearsOf(world, OTTO, 'order') },
})

walk(inboxFlow, {
  opens: [
    { title: 'a merchant opens it', at: AT, input: { tab: 'all', taking: false }, before: ready },
    { title: 'a merchant was told a phrase', at: `${AT}?take=1`, input: { tab: 'all', taking: true }, before: ready },
  ],
  wires: { ...list.wires, take: calling(merchant.take) },
  events: [
    ...list.events,
    refuses('list', 'somebody is no merchant', 'no-role', ({ world }) => losesRole(world, OTTO)),
    gesture(
      'looks at what was cancelled',
      { type: 'tab', tab: 'cancelled' },
      ({ page: shown }) => shown.getByRole('button', { name: 'Cancelled' }).tap(),
      ({ tab }, state) => tab !== 'cancelled' && state !== 'arriving',
    ),
    gesture('wants to take one by its phrase', { type: 'take' }, (scene) => press(scene, 'Accept with a phrase')),
    gesture(
      'says nothing',
      { type: 'submit', form: { order_no: '', phrase: '' } },
      (scene) => fillIn(scene, { order_no: '', phrase: '' }),
      isOpen,
    ),
    gesture('says number and phrase', { type: 'submit', form: hidden }, (scene) => fillIn(scene, hidden), isOpen),
    {
      ...answers('take', 'it is theirs', { order_no: hidden.order_no }),
      before: hides(PHRASE),
    },
    {
      ...refuses('take', 'the phrase was another', 'phrase-wrong'),
      before: hides('three red lanterns'),
    },
    refuses('take', 'too many phrases were wrong', 'phrase-locked', async ({ world }) => {
      const { id } = await world.sql
        .selectFrom('merchant')
        .innerJoin('member', 'id', 'member_id')
        .select('id')
        .where('email', '=', OTTO.email)
        .executeTakeFirstOrThrow()
      const spent_at = Array.from({ length: PHRASE_TRIES.times }, () => world.now())
      await world.sql
        .insertInto('allowance')
        .values({ key: `phrase:${id}`, spent_at })
        .execute()
    }),
    refuses('take', 'somebody is no merchant any more', 'no-role', ({ world }) => losesRole(world, OTTO)),
    breaks('take', 'the answer is lost', 'silent'),
    gesture('changes one’s mind', { type: 'back' }, (scene) => press(scene, 'Cancel')),
    timed('waits until an offer is over', { type: 'expire' }, (scene) => wait(scene, 46)),
  ],
  expects: {
    ...list.expects,
    arriving: passing,
    noRole: (scene) => heading(scene, 'This is for merchants'),
    'takeSheet.idle': sheet,
    'takeSheet.invalid': (scene) => alerts(scene, 'Please fill this in.'),
    'takeSheet.submitting': (scene) => isBusy(scene, 'Accept the order'),
    'takeSheet.rejected': sheet,
    taken: (scene) => heading(scene, 'The order is yours'),
  },
  arrives: {
    taken: ({ page: shown }) => expect(shown.getByRole('dialog', { name: 'Pay for the coins?' })).toBeVisible(),
  },
})
