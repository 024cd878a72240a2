import { HOUR_S, MINUTE_S } from '#contract/time-units.ts'
import { speaker } from '#server/lib/words.ts'
import { SHARE_TEXTS } from '#server/seeds/shares.ts'
import { heading, provesPin, says, wait } from '#tests/walk/gestures.ts'
import { field, isAt, shows } from '#tests/walk/journey.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { gains, PIN } from '#tests/world/money.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA, setPin } from '#tests/world/people.ts'
import { sharesOf } from '#tests/world/shares.ts'
import { windowIs, shutWindows } from '#tests/world/equities.ts'

const HOME = '/pages/index/new_index'
const POINTS = '/pages/equity/jf'
const [HARBOUR, TIDE] = ['/pages/equity-detail/equity-detail?id=1', '/pages/fund-detail/fund-detail?id=1']

const sheet = ({ page }: Pick<Phone, 'page'>) => page.getByRole('dialog')
const sends = (phone: Phone) => sheet(phone).locator('button[type=submit]')
const leads = ({ page }: Pick<Phone, 'page'>, to: string) => page.locator(`a[href$="#${to}"]`)
const begins = (phone: Phone) => leads(phone, `${POINTS}?exchange=1`)
const follows = async (phone: Phone, to: string) => {
  await leads(phone, to).first().tap()
  await isAt(phone, to.split('?')[0] ?? to)
}

async function isReady(phone: Phone, language: 'en' | 'hebrew' = 'en') {
  const { page, world } = phone
  await page.clock.install({ time: world.now() })
  await join(world, MIRA)
  await gains(world, MIRA, 'points', 1_000n)
  await setPin(world, MIRA, PIN)
  await holds(phone, MIRA, { language })
}

/** What of a sheet can be pressed under the short word that flies by; nothing is known without one. */
const covered = ({ page }: Phone) =>
  page.evaluate(() => {
    const word = document.querySelector('[data-scope=toast][data-part=root]')?.getBoundingClientRect()
    const isUnder = ({ top, bottom }: DOMRect) => word && bottom > word.top && top < word.bottom
    const pressed = [...document.querySelectorAll('[role=dialog] :is(a, button)')]
    return word && pressed.filter((one) => isUnder(one.getBoundingClientRect())).map((one) => one.textContent)
  })

async function asksFor(phone: Phone, points: string) {
  await phone.visit(POINTS)
  await begins(phone).tap()
  await field(phone, 'points').fill(points)
}

const LANGUAGES = [
  {
    language: 'en',
    tag: 'en',
    mall: ['Trade or mall', 'Mall'],
    closed: /^Closed until /,
    open: /^Open until /,
    becomes: '10 shares',
    stays: /The price of a share may fall, to nothing\.$/,
    done: 'Exchanged',
    past: 'This is the past, not the future. What was says nothing of what will be.',
  },
  {
    language: 'hebrew',
    tag: 'he',
    mall: ['מסחר או חנות', 'חנות'],
    closed: /^סגור עד /,
    open: /^פתוח עד /,
    becomes: '10 מניות',
    stays: /מחיר המניה עלול לרדת, עד לאפס\.$/,
    done: 'הומר',
    past: 'זה העבר, לא העתיד. מה שהיה אינו אומר דבר על מה שיהיה.',
  },
] as const

for (const { language, tag, mall, closed, open, becomes, stays, done, past } of inTurn(LANGUAGES, 1))
  test(`in ${tag} a member waits until points become shares, exchanges some, and reads a fund`, async ({ phone }) => {
    const { page, world } = phone
    const said = SHARE_TEXTS[tag]
    await isReady(phone, language)
    await windowIs(world, { opens: 40, closes: 100 })
    await test.step('goes from home to the points by what leads there', async () => {
      await phone.visit(HOME)
      await page.getByRole('group', { name: mall[0] }).getByText(mall[1], { exact: true }).tap()
      await follows(phone, '/pages/user/user')
      await follows(phone, '/pages/equity/equity')
      await follows(phone, POINTS)
    })
    await test.step('sees that it is closed, until when, and nothing to press', async () => {
      await says(phone, closed)
      await expect(page.getByRole('timer')).toHaveText(/^(40:00|39:5\d)$/)
      await expect(page.getByRole('timer')).toHaveCSS('direction', 'ltr')
      await says(phone, said.works.title)
      await expect(begins(phone)).toHaveCount(0)
      await wait(phone, 30 * MINUTE_S)
      await expect(page.getByRole('timer')).toHaveText(/^(10:00|09:[45]\d)$/)
    })
    await test.step('sees it open by itself', async () => {
      await wait(phone, 10 * MINUTE_S)
      await says(phone, open)
      await expect(begins(phone)).toBeVisible()
    })
    await test.step('says how many points, and sees what they become and what is risked before the PIN', async () => {
      await begins(phone).tap()
      await field(phone, 'points').fill('400')
      await expect(sheet(phone).getByText(becomes)).toBeVisible()
      await sends(phone).tap()
      await expect(sheet(phone).locator('input[name=payword]')).toBeVisible()
      await expect(sheet(phone).getByText(becomes)).toBeVisible()
      await expect(sheet(phone).getByText(stays)).toBeVisible()
      expect(await sharesOf(world, MIRA)).toEqual([])
    })
    await test.step('confirms it, once and exactly', async () => {
      await provesPin(phone, PIN)
      await shows(phone, done)
      await expect.poll(() => covered(phone), 'what the word covers').toEqual([])
      await expect(sheet(phone).getByText(becomes).first()).toBeVisible()
      expect(await sharesOf(world, MIRA)).toEqual([['EQ-HRBR', 10_0000n]])
    })
    await test.step('finds the shares among what they own, and how they came', async () => {
      await follows(phone, HARBOUR)
      await heading(phone, said.works.title)
      await expect(page.getByText(becomes).first()).toBeVisible()
      await says(phone, speaker(tag)('equity.types.exchange'))
      await expect(page.getByText(/\b400\b/)).toBeVisible()
    })
    await test.step('reads a fund, its past and its papers', async () => {
      await follows(phone, '/pages/equity/equity')
      await expect(leads(phone, HARBOUR)).toContainText(said.works.title)
      await follows(phone, TIDE)
      await heading(phone, said.tide.title)
      await says(phone, past)
      await expect(page.getByRole('slider')).toHaveCSS('direction', 'ltr')
      const papers = page.locator(`a[href$="-${tag}.pdf"]`)
      await expect(papers).toHaveText([said.paper.facts, said.paper.risks].map((words) => new RegExp(bare(words))))
      for (const paper of await papers.all()) {
        const file = await page.request.get(new URL((await paper.getAttribute('href')) ?? '', world.origin).href)
        expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
      }
    })
  })

test('days before a window opens it is counted down in days and hours, on the last one by the clock @gate', async ({
  phone,
}) => {
  const { page, world } = phone
  await isReady(phone)
  await windowIs(world, { opens: 27 * 60 + 5, closes: 28 * 60 })
  await phone.visit(POINTS)
  await says(phone, /^Closed until /)
  await expect(page.getByRole('timer')).toHaveText('1 day 3 hours')
  await wait(phone, 3 * HOUR_S)
  await expect(page.getByRole('timer')).toHaveText('1 day')
  await wait(phone, 10 * MINUTE_S)
  await expect(page.getByRole('timer')).toHaveText(/^23:5[45]:\d\d$/)
})

const bare = (words: string) => words.replaceAll(/[()]/g, '\\$&')

test('a window that closes over the form says so by itself, and opens again when it is looked @gate', async ({
  phone,
}) => {
  const { world } = phone
  await isReady(phone)
  await windowIs(world, { opens: -60, closes: 10 })
  await asksFor(phone, '400')
  await expect(sheet(phone).getByText(/^Open until /)).toBeVisible()
  await wait(phone, 10 * MINUTE_S)
  await heading(phone, 'Closed now')
  await expect(sheet(phone).getByText('Nothing was exchanged.', { exact: false })).toBeVisible()
  expect(await sharesOf(world, MIRA)).toEqual([])
  await windowIs(world, { opens: -1, closes: 10 })
  await sheet(phone).getByRole('button', { name: 'Look again' }).tap()
  await expect(field(phone, 'points')).toBeVisible()
})

test('a window that closes while the PIN is asked for takes nothing', async ({ phone }) => {
  const { world } = phone
  await isReady(phone)
  await asksFor(phone, '400')
  await sends(phone).tap()
  await expect(sheet(phone).locator('input[name=payword]')).toBeVisible()
  await shutWindows(world)
  await provesPin(phone, PIN)
  await heading(phone, 'Closed now')
  expect(await sharesOf(world, MIRA)).toEqual([])
})

test('a line is read by finger, by keys and as a table, and nothing moves as it is @gate', async ({ phone }) => {
  const { page } = phone
  await phone.visit(TIDE)
  const figure = page.getByRole('figure')
  const reading = figure.locator('figcaption')
  const day = async () => /\d{4}-\d{2}-\d{2}/.exec((await reading.textContent()) ?? '')?.[0] ?? ''
  const slider = page.getByRole('slider', { name: 'Value of one share, day by day' })
  await expect(slider).toBeAttached()
  const [height, newest] = [(await figure.boundingBox())?.height, await day()]
  await test.step('by finger', async () => {
    const line = (await figure.getByRole('img').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.touchscreen.tap(line.x + line.width / 2, line.y + line.height / 2)
    await expect.poll(day).not.toBe(newest)
    expect((await day()) < newest).toBe(true)
  })
  await test.step('by keys', async () => {
    await slider.focus()
    await page.keyboard.press('End')
    await expect.poll(day).toBe(newest)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(day).not.toBe(newest)
    await expect(slider).toHaveAttribute('aria-valuetext', /€/)
    await page.keyboard.press('Home')
    await expect(figure.getByText(await day(), { exact: true }).first()).toBeVisible()
  })
  expect((await figure.boundingBox())?.height).toBe(height)
  await test.step('as a table, the newest day first', async () => {
    await figure.getByText('As a table').tap()
    const rows = figure.getByRole('row')
    await expect(rows.nth(1)).toContainText(newest)
    expect(await rows.count()).toBe(Number(await slider.getAttribute('max')) + 2)
  })
})
