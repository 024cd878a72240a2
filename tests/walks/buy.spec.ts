import { invest } from '#contract/invest.ts'
import { project } from '#contract/project.ts'
import { transfer } from '#contract/transfer.ts'
import { buyFlow, type BuyInput } from '#machines/invest/buy.flow.ts'
import { NOTHING, type BuyForm } from '#machines/invest/buy.rules.ts'
import { bought, projectQuote } from '#stories/fixtures/purchases.ts'
import {
  canBuy,
  isOnSale,
  isStoppedNow,
  ratesAt,
  RISK,
  SALES,
  sellsLater,
  sellsNoMore,
  soldLongAgo,
  spendsEuros,
  ventureIs,
  wished,
  type Sale,
} from '#tests/walks/lib/buying.ts'
import { alerts, fill, goBack, heading, isWaiting, press, saysWhy } from '#tests/walk/gestures.ts'
import { isAt } from '#tests/walk/journey.ts'
import { orAsksSecond, payingDoors, payingWalk } from '#tests/walks/lib/paying.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { passing, type Scene, type Still } from '#tests/walk/table.ts'
import { calling, overHttp, quoting } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { holds } from '#tests/walk/holds.ts'
import { MIRA, setPin } from '#tests/world/people.ts'
import { PIN } from '#tests/world/money.ts'

const { gesture, answers, refuses, breaks, timed } = sayings(buyFlow)
type FlowScene = Scene<typeof buyFlow>
type Seen = Still<typeof buyFlow>
type When = (context: FlowScene['context'], state: string) => boolean

const INFO = /^\/(ai\/product\/info|invest\/project\/info|subscribe\/subscribe\/subscribe_detail)$/
const BUY = /^\/(ai\/product\/buy|invest\/project\/buy|subscribe\/subscribe\/to_subscribe)$/
const NOBODYS = 999_999

const { project: solar, ...rest } = SALES
const others: readonly Sale[] = Object.values(rest)
const { info } = solar
const quote = {
  ...projectQuote,
  gross: '150.00',
  net: '150.00',
  purchase: { ...projectQuote.purchase, id: solar.id, high: '8.70', stop_fee: '7.50' },
}
const lower = { ...quote, purchase: { ...quote.purchase, rate_version: 2, high: '6.00' } }
const much: BuyForm = { amount: '5000', num: '' }
const dear: BuyForm = { amount: '600', num: '' }
const all: BuyForm = { amount: '1000.00', num: '' }
const missing = (short_by: string) => ({ currency: 'EUR', short_by, return_to: solar.at })

const isSolar: When = ({ kind, id }) => kind === 'project' && id === solar.id
const isOf =
  ({ kind }: Sale): When =>
  (context) =>
    context.kind === kind
const isDear: When = ({ form }) => form.amount === dear.amount
const isMuch: When = ({ form }) => form.amount === much.amount
const only = <Sample extends object>(when: When, sample: Sample): Sample => ({
  ...sample,
  when: ({ context, value }: { context: FlowScene['context']; value: unknown }) => when(context, String(value)),
})

const input = (besides: Partial<BuyInput> = {}): BuyInput => ({
  kind: 'project',
  id: solar.id,
  isMember: true,
  hasPin: true,
  ...besides,
})

async function ready(phone: Phone, { kind }: Sale, keeps: (member: number) => Record<string, unknown> = () => ({})) {
  const member = await canBuy(phone.world, kind)
  await setPin(phone.world, MIRA, PIN)
  await holds(phone, MIRA, keeps(member))
}
const sheet = ({ page }: Pick<Phone, 'page'>, name: string) => page.getByRole('dialog', { name, exact: true })

const submits = async (scene: FlowScene, { amount, num }: BuyForm) => {
  await fill(scene, num === '' ? { 'How much': amount } : { 'How many': num })
  await press(scene, 'Continue')
}
const agrees = async (scene: FlowScene) => {
  await scene.page.getByRole('checkbox').check()
  await press(scene, 'Check and confirm')
}
const GO_BACK: Readonly<Record<string, string>> = { agreeing: 'Go back', unagreed: 'Go back', needsCurrency: 'Go back' }
const goesBack = async (scene: FlowScene) =>
  scene.state === 'needsPin' ? goBack(scene) : press(scene, GO_BACK[scene.state] ?? 'Cancel')

const paying = payingWalk(buyFlow, {
  pays: project.buy,
  spendsAll: ({ world }) => spendsEuros(world),
  unknown: 'We do not know yet whether it was bought',
  undone: 'It was not bought',
  second: { quote: { ...quote, gross: '600.00', net: '600.00' }, when: (context) => isDear(context, '') },
})
/** Where less is there than it takes, that is another answer here. */
const shared = paying.events.filter(({ title }) => !['it is gone', 'it went elsewhere', 'tries again'].includes(title))

const becomes = (title: string, facts: Partial<typeof info>, change: Parameters<typeof ventureIs>[1]) =>
  answers('info', title, { ...info, ...facts }, (scene) => ventureIs(scene, change), isSolar)
const shown = (words: string) => async (scene: Seen) => {
  await expect(scene.page.getByText(words).first()).toBeVisible()
  await expect(scene.page.getByRole('button', { name: solar.begins })).toHaveCount(0)
}

walk(buyFlow, {
  opens: [
    ...payingDoors(buyFlow, {
      at: solar.at,
      pays: project.buy,
      quote,
      arrives: ({ world }) => canBuy(world, 'project'),
      input: (facts) => input(facts),
    }),
    {
      title: 'a visitor opens a project',
      at: solar.at,
      input: input({ isMember: false, hasPin: false }),
      before: ({ world }) => isOnSale(world, 'project'),
    },
    {
      title: 'a member opens a project that does not exist',
      at: `/pages/project/detail?id=${NOBODYS}`,
      input: input({ id: NOBODYS }),
      before: (phone) => ready(phone, solar),
    },
    {
      title: 'a member comes back with what was missing',
      at: solar.at,
      input: input({ kept: { form: solar.form, agreed: RISK } }),
      before: (phone) => ready(phone, solar, (member) => wished(member, solar, RISK)),
    },
    {
      title: 'a member comes back, and the risk reads otherwise by now',
      at: solar.at,
      input: input({ kept: { form: solar.form, agreed: 'It read otherwise.' } }),
      before: (phone) => ready(phone, solar, (member) => wished(member, solar, 'It read otherwise.')),
    },
    ...others.map((sale) => ({
      title: {
        robot: 'a member opens a robot',
        product: 'a member opens a plan',
        subscribe: 'a member opens a subscription',
      }[sale.kind as 'robot'],
      at: sale.at,
      input: input({ kind: sale.kind, id: sale.id }),
      before: (phone: Phone) => ready(phone, sale),
    })),
  ],
  wires: {
    info: Object.assign(overHttp(INFO), { asksOnly: true }),
    quote: quoting(invest.quote),
    pay: overHttp(BUY),
    outcome: calling(transfer.outcome),
  },
  events: [
    answers('info', 'it is on sale', info, undefined, (context) => isSolar(context, '') && context.isMember),
    answers(
      'info',
      'a visitor may read it',
      { ...info, my: null, available: null },
      undefined,
      (context) => isSolar(context, '') && !context.isMember,
    ),
    becomes('it is not on sale yet', { status: 'coming' }, sellsLater),
    becomes('all of it is taken', { status: 'full' }, () => ({ taken: 25_000_000n })),
    becomes('it runs', { status: 'running' }, sellsNoMore),
    becomes('it is over', { status: 'ended' }, soldLongAgo),
    becomes('our team stopped it', { suspended: 1 }, isStoppedNow),
    only((context) => context.id === NOBODYS, refuses('info', 'nobody knows it', 'missing')),
    breaks('info', 'it does not come', 'busy'),
    answers(
      'quote',
      'the quote comes',
      quote,
      undefined,
      (context) => isSolar(context, '') && !isMuch(context, '') && !isDear(context, ''),
    ),
    answers(
      'quote',
      'another quote comes',
      lower,
      (scene) => ratesAt(scene, '0.04'),
      (context, state) => state === 'requoting' && isSolar(context, '') && !isDear(context, ''),
    ),
    only(isMuch, refuses('quote', 'that much is not there', 'currency-needed', undefined, missing('4000.00'))),
    only(
      (context, state) => isSolar(context, state) && context.form.amount === solar.form.amount,
      refuses(
        'pay',
        'the money went elsewhere',
        'currency-needed',
        ({ world }) => spendsEuros(world),
        missing('150.00'),
      ),
    ),
    only(
      (context, state) => isSolar(context, state) && context.form.amount === solar.form.amount,
      refuses(
        'quote',
        'the money went elsewhere meanwhile',
        'currency-needed',
        ({ world }) => spendsEuros(world),
        missing('150.00'),
      ),
    ),
    answers('pay', 'it is bought', bought, undefined, isSolar),
    ...others.flatMap((sale) => [
      answers('info', `the page of a ${sale.kind} comes`, sale.info, undefined, isOf(sale)),
      answers('quote', `the quote of a ${sale.kind} comes`, { ...quote, kind: sale.kind }, undefined, isOf(sale)),
      answers('pay', `a ${sale.kind} is bought`, { ...bought, kind: sale.kind }, undefined, isOf(sale)),
      gesture(`begins to buy a ${sale.kind}`, { type: 'buy' }, (scene) => press(scene, sale.begins), isOf(sale)),
      gesture(
        `says how much of a ${sale.kind}`,
        { type: 'submit', form: sale.form },
        (scene) => submits(scene, sale.form),
        (context, state) => isOf(sale)(context, '') && state !== 'needsCurrency',
      ),
    ]),
    ...shared,
    ...paying.second,
    gesture('looks again', { type: 'retry' }, (scene) =>
      press(scene, scene.state === 'unreachable' ? 'Try again' : 'Refresh'),
    ),
    gesture(
      'begins to buy',
      { type: 'buy' },
      (scene) => press(scene, solar.begins),
      (context) => isSolar(context, '') && context.isMember,
    ),
    gesture(
      'says nothing',
      { type: 'submit', form: NOTHING },
      (scene) => submits(scene, NOTHING),
      (context, state) => isSolar(context, '') && state !== 'needsCurrency',
    ),
    gesture(
      'says how much',
      { type: 'submit', form: solar.form },
      (scene) => submits(scene, solar.form),
      (context, state) => isSolar(context, '') && state !== 'needsCurrency',
    ),
    gesture(
      'says so much that a second step is asked for',
      { type: 'submit', form: dear },
      (scene) => submits(scene, dear),
      (context, state) => isSolar(context, '') && state !== 'needsCurrency',
    ),
    gesture(
      'says more than there is',
      { type: 'submit', form: much },
      (scene) => submits(scene, much),
      (context, state) => isSolar(context, '') && state !== 'needsCurrency',
    ),
    gesture(
      'takes what would work now',
      { type: 'submit', form: all },
      (scene) => press(scene, 'Put in €1,000.00'),
      (context, state) => state === 'needsCurrency' && isMuch(context, ''),
    ),
    gesture('agrees to the risk', { type: 'agree', agreed: true }, agrees),
    gesture('does not tick the risk', { type: 'agree', agreed: false }, (scene) => press(scene, 'Check and confirm')),
    gesture('changes one’s mind', { type: 'back' }, goesBack),
    timed('waits until the quote is over', { type: 'expire' }, ({ page, world }) => {
      world.clock.pass(61)
      return page.clock.fastForward(61_000)
    }),
    gesture('looks at it again', { type: 'again' }, (scene) => press(scene, 'Look at it again')),
  ],
  expects: {
    ...paying.expects,
    deciding: passing,
    missing: (scene) => heading(scene, 'There is nothing here'),
    coming: shown('On sale from'),
    open: async ({ page, context }) => {
      await expect(page.getByRole('note')).toBeVisible()
      await expect(page.getByText('not promised').first()).toBeVisible()
      if (!context.isMember) await expect(page.getByRole('link', { name: 'Sign in to go on' })).toBeVisible()
    },
    soldOut: shown('All of it is taken'),
    running: shown('It is running. Nothing more is put in.'),
    ended: shown('It has ended'),
    stopped: shown('Our team has stopped it for now'),
    idle: async (scene) => {
      const isAmount = ['project', 'product'].includes(scene.context.kind)
      await expect(scene.page.getByLabel(isAmount ? 'How much' : 'How many', { exact: true })).toBeVisible()
      await expect(scene.page.getByRole('alert')).toHaveCount(0)
    },
    invalid: (scene) => alerts(scene, 'Please enter an amount.'),
    agreeing: async (scene) => {
      await expect(sheet(scene, 'What you risk').getByText(RISK)).toBeVisible()
      await expect(scene.page.getByRole('checkbox')).not.toBeChecked()
    },
    unagreed: (scene) => alerts(scene, 'Please tick this first.'),
    quoting: isWaiting,
    rejected: saysWhy,
    needsCurrency: async (scene) => {
      const isAll = isMuch(scene.context, '')
      const asked = sheet(scene, isAll ? '€4,000.00 missing' : '€150.00 missing')
      await expect(asked.getByText('nothing is bought by itself')).toBeVisible()
      await expect(asked.getByRole('link', { name: 'Recharge what is missing' })).toHaveAttribute(
        'href',
        new RegExp(`currency=EUR&need=${isAll ? '4000.00' : '150.00'}&return_to=`),
      )
    },
    confirming: orAsksSecond(async (scene) => {
      const asked = sheet(scene, 'Check and confirm')
      await expect(asked.getByText('Comes back at the end')).toBeVisible()
      await expect(asked.getByText('You can take all of it back until')).toBeVisible()
      await expect(asked.getByText('Ending it early after that costs')).toBeVisible()
    }),
    termsChanged: (scene) =>
      expect(sheet(scene, 'Check and confirm').getByText('May bring at most: €8.70 → €6.00')).toBeVisible(),
    success: isWaiting,
  },
  arrives: {
    success: async (scene) => {
      await isAt(scene, scene.context.kind === 'robot' ? '/pages/ai/ai_robot_order' : '/pages/ai/ai_robot')
      await heading(scene, /^(Bought|Projects)$/)
    },
  },
})
