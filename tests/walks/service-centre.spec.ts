import { service } from '#contract/service.ts'
import { centreFlow, EVERYBODY } from '#machines/service/centre.flow.ts'
import { centre, noCentre, openedRows, pendingCentre, stoppedCentre } from '#stories/fixtures/service.ts'
import { heading, isWaiting, press } from '#tests/walk/gestures.ts'
import { listWalk } from '#tests/walks/lib/list.ts'
import { expect } from '#tests/walk/phone.ts'
import { passing, type Scene } from '#tests/walk/table.ts'
import { calling } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { holdsCentre, opened } from '#tests/walks/lib/centre.ts'
import { standsAs } from '#tests/world/service.ts'
import { gains } from '#tests/world/money.ts'
import { MIRA } from '#tests/world/people.ts'

const { gesture, answers, refuses, breaks } = sayings(centreFlow)

const ACTIVE = { keyword: '', status: 'active' } as const
const OPENED = { keyword: 'Opened', status: '' } as const
const NOBODY = { keyword: 'Zoe', status: '' } as const

type Context = Scene<typeof centreFlow>['context']

const list = listWalk(centreFlow, {
  call: service.members,
  rows: [openedRows[0], openedRows[1]],
  has: (many) => (phone) => opened(phone.world, many),
  finds: ({ filter }) => filter.status === '' && filter.keyword !== NOBODY.keyword,
  sees: ({ page }) => expect(page.getByText(/^(Opened \d+|Ada Lindqvist)$/).first()).toBeVisible(),
  nothing: /^(No accounts yet|Nothing found)$/,
  changes: {
    topic: 'money',
    title: 'hears of money',
    act: ({ world }) => gains(world, MIRA, 'credit', 100n),
  },
})

const STANDING = new Set(['learning', 'unreachable', 'notCentre', 'pending', 'stopped'])
const lists = (_: unknown, state: string) => !STANDING.has(state)

const isPlain = ({ filter }: Context) => filter === EVERYBODY

const looksFor = async ({ page }: Scene<typeof centreFlow>, keyword: string) => {
  await page.getByLabel('Name or member number').fill(keyword)
  await page.getByRole('button', { name: 'Search' }).tap()
}

async function hears({ page, world, state }: Scene<typeof centreFlow>) {
  const isInfo = (request: { url(): string }) => new URL(request.url()).pathname === service.info.path
  const asked = state === 'learning' ? page.waitForEvent('requestfailed', isInfo) : page.waitForRequest(isInfo)
  await gains(world, MIRA, 'credit', 100n)
  await asked
}

walk(centreFlow, {
  opens: [
    {
      title: 'a centre opens the page',
      at: '/pages/business_center/business_center',
      before: (phone) => holdsCentre(phone),
    },
  ],
  wires: { ...list.wires, info: calling(service.info) },
  events: [
    answers('info', 'it is one', centre),
    answers('info', 'it is none', noCentre, ({ world }) => standsAs(world, MIRA, 'none')),
    answers('info', 'it is looked into', pendingCentre, ({ world }) => standsAs(world, MIRA, 'pending')),
    answers('info', 'it is stopped', stoppedCentre, ({ world }) => standsAs(world, MIRA, 'stopped')),
    breaks('info', 'no answer about it comes', 'silent'),
    ...list.events.map((one) =>
      one.event.type === 'changed' ? { ...one, when: ({ value }: { value: string }) => !STANDING.has(value) } : one,
    ),
    gesture('hears of money where nothing is listed', { type: 'changed', topic: 'money' }, hears, (_, state) =>
      STANDING.has(state),
    ),
    refuses('list', 'it is none any more', 'no-role', ({ world }) => standsAs(world, MIRA, 'none')),
    refuses('list', 'it was stopped', 'not-available', ({ world }) => standsAs(world, MIRA, 'stopped')),
    gesture(
      'looks for whoever set a password',
      { type: 'filter', filter: ACTIVE },
      ({ page }) => page.getByLabel('Password').selectOption('active'),
      (context, state) => isPlain(context) && lists(context, state),
    ),
    gesture(
      'looks for a name',
      { type: 'filter', filter: OPENED },
      (scene) => looksFor(scene, OPENED.keyword),
      (context, state) => isPlain(context) && lists(context, state),
    ),
    gesture(
      'looks for a name that nobody has',
      { type: 'filter', filter: NOBODY },
      (scene) => looksFor(scene, NOBODY.keyword),
      (context, state) => isPlain(context) && lists(context, state),
    ),
    gesture(
      'clears the name',
      { type: 'filter', filter: { keyword: '', status: '' } },
      (scene) => looksFor(scene, ''),
      ({ filter }, state) => filter.keyword !== '' && lists(filter, state),
    ),
    gesture(
      'looks at all again',
      { type: 'filter', filter: EVERYBODY },
      (scene) => press(scene, 'Show all'),
      (_, state) => state === 'nothingFound',
    ),
  ],
  expects: {
    ...list.expects,
    empty: (scene) => heading(scene, 'No accounts yet'),
    learning: isWaiting,
    sorting: passing,
    notCentre: (scene) => heading(scene, 'This is for service centres'),
    pending: (scene) => heading(scene, 'Your service centre is not open yet'),
    stopped: (scene) => heading(scene, 'Your service centre is stopped'),
  },
})
