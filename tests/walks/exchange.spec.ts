import { equity } from '#contract/equity.ts'
import { invest } from '#contract/invest.ts'
import { transfer } from '#contract/transfer.ts'
import { exchangeFlow } from '#machines/equity/exchange.flow.ts'
import type { ExchangeForm } from '#machines/equity/exchange.rules.ts'
import { exchangeDone, exchangeQuote, fewerQuote, shutTerms, terms } from '#stories/fixtures/equity.ts'
import { alerts, fill, heading, press, wait } from '#tests/walk/gestures.ts'
import { orAsksSecond, payingDoors, payingWalk } from '#tests/walks/lib/paying.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import type { Scene } from '#tests/walk/table.ts'
import { calling, overHttp, quoting } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { gains } from '#tests/world/money.ts'
import { join, MIRA } from '#tests/world/people.ts'
import { closesEquity, equityGoes, offersShares, shareTakes } from '#tests/world/shares.ts'
import { windowIs, shutWindows } from '#tests/world/equities.ts'

const { gesture, answers, refuses, breaks, timed } = sayings(exchangeFlow)
type FlowScene = Scene<typeof exchangeFlow>

const POINTS = 6_000n
const DAY = { opens: -720, closes: 720 }
const form: ExchangeForm = { points: '1000' }
const much: ExchangeForm = { points: '5000' }
const nothing: ExchangeForm = { points: '' }
const isMuch = ({ form: { points } }: { form: ExchangeForm }) => points === much.points
const openTerms = { ...terms, points: Number(POINTS) }

async function arrives({ world }: Phone) {
  const { id } = await join(world, MIRA)
  await offersShares(world)
  await windowIs(world, DAY)
  await gains(world, MIRA, 'points', POINTS)
  return id
}

const submit = async (scene: FlowScene, { points }: ExchangeForm) => {
  await fill(scene, { Points: points })
  await press(scene, 'Continue')
}

const paying = payingWalk(exchangeFlow, {
  pays: equity.exchange,
  spendsAll: ({ world }) => gains(world, MIRA, 'points', -POINTS),
  unknown: 'We do not know yet whether it was exchanged',
  undone: 'It was not exchanged',
  second: { quote: { ...exchangeQuote, gross: '5000', net: '5000' }, when: isMuch },
})

walk(exchangeFlow, {
  shows: 'data-sheet',
  opens: payingDoors(exchangeFlow, {
    at: '/pages/equity/jf?exchange=1',
    pays: equity.exchange,
    quote: exchangeQuote,
    arrives,
    input: (facts) => ({ ...facts, id: 1 }),
  }),
  wires: {
    points: calling(equity.points),
    quote: quoting(invest.quote),
    pay: overHttp(equity.exchange.path),
    outcome: calling(transfer.outcome),
  },
  events: [
    answers('points', 'the terms come', openTerms, ({ world }) => windowIs(world, DAY)),
    answers('points', 'it is closed', { ...shutTerms, points: openTerms.points }, ({ world }) => shutWindows(world)),
    answers('points', 'it is not on offer', { ...openTerms, offers: [] }, ({ world }) => closesEquity(world)),
    breaks('points', 'the terms do not come', 'busy'),
    answers('quote', 'the quote comes', exchangeQuote, undefined, (context) => !isMuch(context)),
    answers(
      'quote',
      'another quote comes',
      fewerQuote,
      ({ world }) => shareTakes(world, 50),
      (context, state) => state === 'requoting' && !isMuch(context),
    ),
    refuses('quote', 'it has closed', 'window-closed', ({ world }) => shutWindows(world)),
    refuses('quote', 'it is gone from the list', 'missing', ({ world }) => equityGoes(world)),
    refuses('pay', 'it has closed meanwhile', 'window-closed', ({ world }) => shutWindows(world)),
    refuses('pay', 'it is gone from the list meanwhile', 'missing', ({ world }) => equityGoes(world)),
    answers('pay', 'it is exchanged', exchangeDone),
    ...paying.events.map((one) =>
      one.title === 'tries again'
        ? gesture('tries again', { type: 'retry' }, (scene) =>
            press(scene, scene.state === 'windowClosed' ? 'Look again' : 'Try again'),
          )
        : one,
    ),
    ...paying.second,
    timed('waits until the window closes', { type: 'shut' }, (scene) => wait(scene, DAY.closes * 60 + 1)),
    gesture('says nothing', { type: 'submit', form: nothing }, (scene) => submit(scene, nothing)),
    gesture('says how many points', { type: 'submit', form }, (scene) => submit(scene, form)),
    gesture('says many points', { type: 'submit', form: much }, (scene) => submit(scene, much)),
    ...paying.ways('Exchange more'),
  ],
  expects: {
    ...paying.expects,
    idle: async ({ page }) => {
      await expect(page.getByLabel('Points', { exact: true })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
    invalid: (scene) => alerts(scene, 'Please enter an amount.'),
    missing: (scene) => heading(scene, 'Not given for points'),
    windowClosed: (scene) => heading(scene, 'Closed now'),
    confirming: orAsksSecond(({ page }) =>
      expect(page.getByRole('dialog', { name: 'Exchange this?' }).getByText('You receive')).toBeVisible(),
    ),
    termsChanged: ({ page }) =>
      expect(page.getByRole('dialog').getByText('The terms have changed.', { exact: false })).toBeVisible(),
    success: (scene) => heading(scene, 'Exchanged'),
  },
})
