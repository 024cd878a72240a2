import type { CDPSession, Page, Worker } from 'playwright/test'
import { transfer } from '#contract/transfer.ts'
import { isAt, shows } from '#tests/walk/journey.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import type { WalkWorld } from '#tests/walk/world.ts'
import { arrives, opensNotices } from '#tests/walks/lib/notices.ts'
import { hears } from '#tests/world/notices.ts'
import { join, MIRA, OTTO, setPin } from '#tests/world/people.ts'
import { gains, PIN, quoted } from '#tests/world/money.ts'

const HOME = '/pages/index/new_index'

const bell = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Notices' })

async function ottoSends(world: WalkWorld): Promise<void> {
  const otto = await world.enter(OTTO.email, OTTO.password)
  const wish = { to: MIRA.email, account: 'balance', amount: '12.50', remark: '' } as const
  await world.give(transfer.send, await quoted(world, otto, wish), otto)
}

async function looksAtHome(phone: Phone) {
  await join(phone.world, OTTO)
  await gains(phone.world, OTTO, 'balance', 100_000n)
  await setPin(phone.world, OTTO, PIN)
  await arrives(phone)
  const streams = phone.page.waitForResponse('**/user/live/stream*')
  await phone.visit(HOME)
  await expect(bell(phone.page, 'Notices')).toBeVisible()
  await streams
}

test('one member sends, and the bell of the other shows it without a touch; read here, it is read everywhere', async ({
  phone,
}) => {
  const { page, world } = phone
  await looksAtHome(phone)
  const beside = await page.context().newPage()
  await beside.goto(`${world.origin}/h5/#${HOME}`)
  await expect(bell(beside, 'Notices')).toBeVisible()
  await ottoSends(world)
  await expect(bell(page, '1 new notice')).toBeVisible()
  await expect(bell(beside, '1 new notice')).toBeVisible()

  await page.bringToFront()
  await opensNotices(phone)
  await expect(sheet(page).getByText('You received €12.50 from Ot•••.')).toBeVisible()
  await expect(sheet(page).getByText('New', { exact: true })).toBeVisible()
  await hears(world, MIRA)
  await expect(sheet(page).getByText(/^A merchant accepted order T\d{10} and pays €491\.04 next\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).tap()
  await expect(sheet(page)).toHaveCount(0)
  await expect(bell(page, 'Notices')).toBeVisible()
  await expect(bell(beside, 'Notices')).toBeVisible()
})

test('a notice leads to what it is about; going back from the sheet closes it @gate', async ({ phone }) => {
  const { page, world } = phone
  await looksAtHome(phone)
  await ottoSends(world)
  await bell(page, '1 new notice').tap()
  await sheet(page)
    .getByRole('link', { name: /^You received €12\.50/ })
    .tap()
  await isAt(phone, '/pages/money/money_mx')
  await phone.visit('/pages/my/index')
  // Until then what stands there is home, as it was left, and has a way home and a bell of its own.
  await shows(phone, 'Security')
  await page.getByRole('link', { name: 'Home' }).tap()
  await shows(phone, 'News')
  await opensNotices(phone)
  await expect(sheet(page)).toBeVisible()
  await page.goBack()
  await expect(sheet(page)).toHaveCount(0)
  await isAt(phone, HOME)
})

test('a bell whose words do not arrive stands still, and home with it @gate', async ({ phone }) => {
  const { page } = phone
  await arrives(phone)
  phone.expectsFaultAt('bell-live')
  // This phone is never idle: the words are asked for by a touch alone.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0))
  await page.route(/bell-live/, (route) => route.abort('connectionfailed'))
  await phone.visit(HOME)
  await shows(phone, 'News')
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('bell-live'))
  await opensNotices(phone)
  await failed
  await expect(sheet(page)).toHaveCount(0)
  await page.unroute(/bell-live/)
  await opensNotices(phone)
  await expect(page.getByText('No notices yet')).toBeVisible()
})

test.describe('while the app is closed', () => {
  test.use({ serviceWorkers: 'allow' })

  /** The browser's own push service, which is far away, as the worker would hear it. */
  async function delivers(cdp: CDPSession, { origin }: WalkWorld, notification: Record<string, string>) {
    const registrationId = await new Promise<string>((found) => {
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const ours = registrations.find(({ scopeURL }) => scopeURL === `${origin}/h5/`)
        if (ours) found(ours.registrationId)
      })
      void cdp.send('ServiceWorker.enable')
    })
    const data = JSON.stringify({ web_push: 8030, notification })
    await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  }

  interface Scope extends EventTarget {
    readonly registration: ServiceWorkerRegistration
    said: Record<string, unknown>[]
  }

  /** A browser without windows shows no notices: the worker is heard instead. */
  const listen = (worker: Worker) =>
    worker.evaluate(() => {
      const scope = globalThis as unknown as Scope
      scope.said = []
      scope.registration.showNotification = async (title, options) => void scope.said.push({ title, ...options })
    })
  const said = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as Scope).said)
  const touch = (worker: Worker, address: string) =>
    worker.evaluate((data) => {
      const notification = { data, close: () => undefined }
      const touched = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined })
      ;(globalThis as unknown as Scope).dispatchEvent(touched)
    }, address)

  test('the worker says what it is told, and a touch opens what it is about', async ({ phone }) => {
    const context = phone.page.context()
    const { page, world } = phone
    await arrives(phone)
    await phone.visit(HOME)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    const [worker] = context.serviceWorkers()
    if (!worker) throw new Error('the app has no worker')
    await listen(worker)
    const notification = { title: 'עסקה', body: 'סוחר אישר את העסקה', lang: 'he', dir: 'rtl', tag: 'T0000000001' }
    const address = `${world.origin}/h5/#/pages/my/intro`
    await delivers(await context.newCDPSession(page), world, { ...notification, navigate: address })
    await expect.poll(() => said(worker)).toMatchObject([{ ...notification, data: address, renotify: true }])
    await touch(worker, address)
    await isAt(phone, '/pages/my/intro')
    await shows(phone, 'About Quay')
  })
})
