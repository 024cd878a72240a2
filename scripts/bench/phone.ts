import { chromium, type Browser, type BrowserContext } from 'playwright'
import { account, type UserInfo } from '#contract/account.ts'
import { APP_KEY } from '#contract/limits.ts'
import { findChromium, launchArgs } from '../chromium.mjs'
import { startChild } from './child.ts'
import { judged, median, spread } from './numbers.ts'
import { machine, type Section, type Table } from './report.ts'
import { deepLinkOffline, firstVisit, memberVisit, type FirstVisit, type MemberVisit, type Place } from './visits.ts'
import { openBenchWorld, type Person } from './world.ts'

const RUNS = 7
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, locale: 'en-GB' }

export async function measurePhone(): Promise<Section> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium is here; name one with CHROMIUM=/path/to/chromium.')
  const world = await openBenchWorld(1)
  const house = await startChild<number>('house.ts', world.door)
  const place = { origin: `http://127.0.0.1:${house.ready}`, house }
  const browser = await chromium.launch({ executablePath, args: launchArgs })
  try {
    const { first, member, offline } = await visits(browser, place, world.people[0] as Person)
    return {
      title: 'Phone',
      caption: `${machine(browser.version())}. 390x844 at 2, 4x CPU, 150 ms, 1.6 Mbps; median (quartiles) of ${RUNS} runs, each in a browser that has never been here. Home is mounted when it shows the server's data; blocking is what long tasks take beyond 50 ms from the start until 2.5 s after that; a change of screen counts from the tap to the first frame of the other screen.`,
      tables: [loadTable(first), screenTable(first, member), repeatTable(member, offline)],
    }
  } finally {
    await browser.close()
    await house.leave().catch(() => undefined)
    await world.close()
  }
}

interface Visits {
  readonly first: readonly FirstVisit[]
  readonly member: readonly MemberVisit[]
  readonly offline: string
}

async function visits(browser: Browser, place: Place, person: Person): Promise<Visits> {
  const keeps = await keepsOf(place, person)
  const first: FirstVisit[] = []
  const member: MemberVisit[] = []
  let last: BrowserContext | undefined
  for (let run = 0; run <= RUNS; run += 1) {
    await last?.close()
    const stranger = await browser.newContext(PHONE)
    await stranger.addInitScript(POPUP_SEEN)
    const before = await firstVisit(stranger, place, person)
    await stranger.close()
    last = await browser.newContext(PHONE)
    const after = await memberVisit(last, place, keeps)
    // The first round warms the server and the browser.
    if (run === 0) continue
    first.push(before)
    member.push(after)
  }
  await place.house.leave()
  const offline = await deepLinkOffline(last as BrowserContext, place)
  return { first, member, offline }
}

async function keepsOf({ origin }: Place, { token }: Person): Promise<string> {
  const body = new URLSearchParams({ app_key: APP_KEY, token })
  const answer = await fetch(`${origin}${account.profile.path}`, { method: 'POST', body })
  const { data } = (await answer.json()) as { data: UserInfo }
  const kept = { token, isLogin: 1, userinfo: data }
  const keep = ([key, value]: [string, unknown]) =>
    `localStorage.setItem('quay:${key}', ${JSON.stringify(JSON.stringify(value))})`
  return [POPUP_SEEN, ...Object.entries(kept).map(keep)].join(';')
}

export const POPUP_SEEN = "localStorage.setItem('quay:seenPopup', '1000000')"

const HEAD = ['', 'measured', 'target', 'fails at', '']
type Row = readonly [caption: string, values: readonly number[], target: number, limit: number]

const rowOf = ([caption, values, target, limit]: Row, digits = 0) => [
  caption,
  spread(values, digits),
  target,
  limit,
  judged(median(values), target, limit),
]

function loadTable(first: readonly FirstVisit[]): Table {
  const of = (read: (visit: FirstVisit['load']) => number) => first.map(({ load }) => read(load))
  const blocking = of(({ tasks }) => tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0))
  return {
    caption: 'First load of home, ms',
    head: HEAD,
    rows: [
      rowOf(['first contentful paint', of(({ paint }) => paint), 400, 800]),
      rowOf(['largest contentful paint', of(({ largest }) => largest), 400, 800]),
      rowOf(['home mounted', of(({ home }) => home), 1_500, 2_000]),
      rowOf(['blocking', blocking, 200, 300]),
      rowOf(['layout shift', of(({ shift }) => shift), 0.01, 0.05], 3),
    ],
  }
}

const screenTable = (first: readonly FirstVisit[], member: readonly MemberVisit[]): Table => ({
  caption: 'Screens and hands, ms',
  head: HEAD,
  rows: [
    rowOf(['change to a screen seen before', member.map(({ warm }) => warm), 50, 100]),
    rowOf(['change to a prefetched screen', member.map(({ prefetched }) => prefetched), 120, 250]),
    rowOf(['change to a screen never seen', first.map(({ cold }) => cold), 500, 800]),
    rowOf(['slowest key while typing', first.map(({ typing }) => typing), 50, 150]),
    rowOf(['submit until something moves', first.map(({ submit }) => submit), 50, 150]),
  ],
})

function repeatTable(member: readonly MemberVisit[], offline: string): Table {
  const kept = member.map(({ sent, forCalls }) => Math.max(0, sent - forCalls))
  return {
    caption: 'Coming back, with the service worker',
    head: HEAD,
    rows: [
      ['first contentful paint, ms', spread(member.map(({ again }) => again.paint)), '', '', ''],
      rowOf(['home mounted, ms', member.map(({ again }) => again.home), 800, 1_200]),
      rowOf(['bytes from the server, calls not counted', kept, 2_000, 2_000]),
      ['bytes of answers to calls', spread(member.map(({ forCalls }) => forCalls)), '', '', ''],
      ['a link to a screen seen before, server gone', `opens, in the state "${offline}"`, 'opens', '', ''],
    ],
  }
}
