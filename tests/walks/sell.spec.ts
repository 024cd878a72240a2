import { FOLLOW_AGAIN_MS } from '#contract/limits.ts'
import { trade } from '#contract/trade.ts'
import { transfer } from '#contract/transfer.ts'
import { sellFlow } from '#machines/trade/sell.flow.ts'
import { NOTHING, type SellForm } from '#machines/trade/sell.rules.ts'
import * as orders from '#stories/fixtures/order.ts'
import { coolingStart, start as cheapStart, saleQuote, shutStart } from '#stories/fixtures/sell.ts'
import { alerts, fill, heading, isBusy, isWaiting, press, says, wait } from '#tests/walk/gestures.ts'
import { asksSecond, doubtEvents, orAsksSecond, payingDoors, payingWalk } from '#tests/walks/lib/paying.ts'
import { expect } from '#tests/walk/phone.ts'
import {
  accepted,
  arrive,
  happens,
  hasAccount,
  hasOld,
  hears,
  ofBank,
  offered,
  opens,
  order,
  pauses,
  shuts,
  spendsAll,
  submit,
} from '#tests/walks/lib/sale.ts'
import { atOnce, calling, quoting } from '#tests/walk/wires.ts'
import { passing, type Happening, type Scene, type Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { hasBank, losesBanks } from '#tests/world/banks.ts'
import { holds } from '#tests/walk/holds.ts'
import { MIRA } from '#tests/world/people.ts'
import { coinCosts, PIN } from '#tests/world/money.ts'
import { isTakenBack, looksOn } from '#tests/world/orders.ts'
import { PRICE } from '#tests/world/trade.ts'
import { asOwner } from '#tests/world/world.ts'

const { gesture, inApp, answers, refuses, breaks, after, timed } = sayings(sellFlow)
type FlowScene = Scene<typeof sellFlow>
type Seen = Still<typeof sellFlow>

const AT = '/pages/transaction/index'
const OLD = 'T0000000001'
const start = { ...cheapStart, market: { ...cheapStart.market, unit_price: PRICE } }
const form: SellForm = { ...NOTHING, quantity: '100', seen: PRICE }
const toBank: SellForm = { ...form, pay_type: 'bank' }
const little: SellForm = { ...form, quantity: '5' }
const quote = { ...saleQuote, rate: '1.25000000', gross: '100.00000000', fee: '1.25', net: '123.75' }
const cheaper = { ...quote, rate: '1.00000000', fee: '1.00', net: '99.00' }
const made = { order_no: orders.searching.order_no, order: orders.searching }

const SENT_BACK: ReadonlySet<string> = new Set(['amountShort', 'rejected'])
const TURNS: Record<string, number> = { marketClosed: 3_601 }
const inPause = (_: unknown, state: string) => state === 'cooling'
const unpaused = (_: unknown, state: string) => state !== 'cooling'
const submitsLater = (said: SellForm) => async (scene: FlowScene) => {
  await wait(scene, 61)
  await submit(scene, said)
}
const looking = (scene: Seen) => heading(scene, 'Finding a merchant')
const sheet = ({ page }: Seen) => page.getByRole('dialog', { name: 'Sell these coins?' })
const followed = (scene: Seen) =>
  scene.context.order?.status === 'awaiting_payment' ? heading(scene, 'A merchant has accepted') : looking(scene)

const paying = payingWalk(sellFlow, {
  pays: trade.create,
  spendsAll,
  unknown: 'We do not know yet whether your order was started',
  undone: 'Your order was not started',
  second: {
    quote: { ...quote, rate: '6.00000000', fee: '6.00', net: '594.00' },
    arrange: ({ world }) => coinCosts(world, '6'),
  },
})

/** What goes to strangers while it is in doubt who acts may be as much as a sale. */
const mayMore = ({ world }: Pick<FlowScene, 'world'>) =>
  asOwner(world, (sql) => sql.updateTable('cash_terms').set({ doubt_most: 20_000n }).execute())

/** What a second step is asked for goes no further here: whatever comes of it comes without one. */
const unlessSecond = (events: readonly Happening<typeof sellFlow>[]): Happening<typeof sellFlow>[] =>
  events.map((one) => ({
    ...one,
    when: (snapshot) => !asksSecond(snapshot.context as FlowScene['context']) && (one.when?.(snapshot) ?? true),
  }))

walk(sellFlow, {
  opens: [
    { title: 'a visitor opens the page', at: AT, input: { hasPin: false, signedIn: false, parent: '' } },
    ...payingDoors(sellFlow, {
      at: AT,
      pays: trade.create,
      quote,
      arrives: arrive,
      input: (facts) => ({ ...facts, signedIn: true, parent: '' }),
    }),
    {
      title: 'a member comes from an order',
      at: `${AT}?parent_no=${OLD}`,
      input: { hasPin: true, signedIn: true, parent: OLD },
      before: async (phone) => {
        await arrive(phone)
        await hasOld(phone, OLD)
        await holds(phone, MIRA)
      },
    },
  ],
  wires: {
    outcome: calling(transfer.outcome),
    index: calling(trade.index),
    quote: quoting(trade.quote),
    pay: calling(trade.create),
    list: calling(trade.list),
    info: calling(trade.info),
    cancel: calling(trade.cancel),
    listening: atOnce,
  },
  events: [
    ...paying.second,
    ...unlessSecond([
      answers('index', 'the market is open', start, opens),
      answers('index', 'an order is under way', { ...start, active_order: orders.searching }, order),
      answers('index', 'the market is closed', shutStart, shuts),
      answers('index', 'there is a pause', { ...coolingStart, market: start.market }, pauses),
      breaks('index', 'nothing comes', 'busy'),
      answers('quote', 'the quote comes', quote, hasAccount),
      answers(
        'quote',
        'another quote comes',
        cheaper,
        ({ world }) => coinCosts(world, '1'),
        (_, state) => state === 'requoting',
      ),
      refuses('quote', 'the market has closed', 'market-closed', shuts),
      refuses('quote', 'there is a pause now', 'trade-cooling', pauses),
      ofBank(refuses('quote', 'there is no bank account', 'account-needed', ({ world }) => losesBanks(world))),
      answers('pay', 'the order is made', made),
      refuses('pay', 'the market closed before', 'market-closed', shuts),
      refuses('pay', 'a pause came before', 'trade-cooling', pauses),
      ofBank(refuses('pay', 'the bank account went', 'account-needed', ({ world }) => losesBanks(world))),
      ...paying.events,
      ...doubtEvents(sellFlow, {
        before: mayMore,
        arrange: ({ world }) => hasBank(world, MIRA),
      }).map(ofBank),
      answers('list', 'the order is found', { data: [orders.searching] }, order),
      breaks('list', 'the orders do not come', 'busy'),
      answers('info', 'it looks for a merchant', orders.searching, async (scene) =>
        looksOn(scene.world, await order(scene)),
      ),
      answers('info', 'a merchant is asked', orders.offered, offered),
      answers('info', 'a merchant has accepted', orders.awaitingWallet, accepted),
      answers('info', 'nobody accepted in time', orders.cancelledNoMatch, async ({ world }) => world.clock.pass(3_601)),
      answers('info', 'it was taken back elsewhere', orders.cancelled, happens(isTakenBack)),
      breaks('info', 'the order does not come', 'silent'),
      answers('cancel', 'it is taken back', orders.cancelled),
      refuses('cancel', 'a merchant was asked a moment ago', 'moved-on', offered),
      gesture('sells too little', { type: 'submit', form: little }, (scene) => submit(scene, little), unpaused),
      gesture('says how many', { type: 'submit', form }, (scene) => submit(scene, form), unpaused),
      gesture(
        'says how many, to the bank',
        { type: 'submit', form: toBank },
        (scene) => submit(scene, toBank),
        unpaused,
      ),
      gesture(
        'takes half of them',
        { type: 'portion', portion: 50 },
        (scene) => press(scene, '50%'),
        ({ form: { quantity, pay_type } }, state) =>
          SENT_BACK.has(state) ? pay_type === 'wallet' : quantity === '' || quantity === little.quantity,
      ),
      timed('waits, and sells too little', { type: 'submit', form: little }, submitsLater(little), inPause),
      timed('waits, and says how many', { type: 'submit', form }, submitsLater(form), inPause),
      gesture('changes one’s mind', { type: 'back' }, (scene) =>
        press(scene, scene.state === 'needsAccount' ? 'Choose another way to be paid' : /^(Cancel|Go back)$/),
      ),
      inApp('sets a PIN', { type: 'pinSet' }, async (scene) => {
        await fill(scene, { 'New payment PIN': PIN, 'Repeat PIN': PIN })
        await press(scene, 'Set PIN and continue')
      }),
      timed('waits until the clock runs out', { type: 'expire' }, (scene) =>
        wait(scene, scene.state === 'confirming' || scene.state === 'termsChanged' ? 61 : 3_601),
      ),
      timed('waits until the market turns', { type: 'turn' }, (scene) => wait(scene, TURNS[scene.state] ?? 7_201)),
      gesture('begins another one', { type: 'again' }, (scene) =>
        press(scene, scene.state === 'matched' ? 'Sell more' : 'Sell again'),
      ),
      gesture('wants to take it back', { type: 'cancel' }, (scene) => press(scene, 'Cancel matching')),
      gesture('takes it back', { type: 'takeBack' }, (scene) => press(scene, 'Cancel the order')),
      gesture('hears that something happened', { type: 'changed', topic: 'order' }, hears),
      after('a while later', 'followAgain.sell.behind', (scene) => wait(scene, FOLLOW_AGAIN_MS / 1000)),
    ]),
  ],
  never: {},
  expects: {
    ...paying.expects,
    needsPin: ({ page }) => expect(page.getByRole('dialog', { name: 'Set a payment PIN' })).toBeVisible(),
    deciding: passing,
    sorting: passing,
    anonymous: (scene) => says(scene, 'You enter how many coins to sell and see what you get at least.'),
    resuming: isWaiting,
    recalling: isWaiting,
    success: isWaiting,
    marketClosed: (scene) => heading(scene, 'Market Opens In'),
    cooling: (scene) => says(scene, /You can sell again in/),
    needsAccount: (scene) => heading(scene, 'Add a bank account first'),
    idle: async ({ page }) => {
      await expect(page.getByLabel('You sell')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
    invalid: (scene) => alerts(scene, /^The minimum is [15]0\.00 coins\.$/),
    rejected: ({ page }) => expect(page.getByRole('alert').first()).toBeVisible(),
    confirming: orAsksSecond(async (scene) => {
      await expect(sheet(scene).getByText('You receive at least')).toBeVisible()
      await expect(sheet(scene).getByText('€1.25').first()).toBeVisible()
    }),
    termsChanged: async (scene) => {
      await expect(sheet(scene).getByText('Before: €123.75')).toBeVisible()
      await expect(sheet(scene).getByText(/^Now: €/)).toBeVisible()
    },
    searching: looking,
    offered: async (scene) => {
      await looking(scene)
      await says(scene, 'Harbour Exchange')
    },
    following: followed,
    behind: followed,
    askedToCancel: ({ page }) => expect(page.getByRole('dialog', { name: 'Cancel this order?' })).toBeVisible(),
    cancelling: (scene) => isBusy(scene, 'Cancel matching'),
    matched: (scene) => heading(scene, 'A merchant has accepted'),
    noMatch: (scene) => heading(scene, 'Nobody accepted this time'),
    cancelled: (scene) => heading(scene, 'Sale cancelled'),
  },
})
