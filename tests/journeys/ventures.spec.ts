import { project } from '#contract/project.ts'
import { isAt, shows } from '#tests/walk/journey.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { isSold } from '#tests/world/invest.ts'
import { holds, joins } from '#tests/walk/holds.ts'
import { join, MIRA } from '#tests/world/people.ts'
import { openVenture } from '#tests/world/ventures.ts'

const MALL = '/pages/index/index'
const ROBOTS = '/pages/ai/ai_robot_list'
const PROJECTS = '/pages/ai/ai_robot'

const tab = ({ page }: Phone, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })

async function pull({ page }: Phone, far: number) {
  const line = await page.context().newCDPSession(page)
  const at = (y: number) => [{ x: 200, y }]
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(300) })
  for (let step = 1; step <= 4; step += 1)
    await line.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(300 + (far * step) / 4) })
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await line.detach()
}

test('the mall has four tabs on each of them, and its home shows what is open with its risk', async ({ phone }) => {
  const { page, world } = phone
  await isSold({ kind: 'project' })(1)(phone)
  await openVenture(world, { kind: 'robot', title: 'Demo Ebb' })
  await openVenture(world, { kind: 'subscribe', title: 'Demo Roast' })
  await joins(phone)
  await phone.visit(MALL)
  for (const title of ['Demo 1', 'Demo Ebb', 'Demo Roast']) await expect(page.getByText(title)).toBeVisible()
  await expect(page.getByText('Risk 3 of 5').first()).toBeVisible()
  await tab(phone, 'Robots').tap()
  await isAt(phone, ROBOTS)
  await shows(phone, 'Robots')
  await expect(page.getByText('not promised').first()).toBeVisible()
  await tab(phone, 'Projects').tap()
  await isAt(phone, PROJECTS)
  await expect(page.getByText('Demo 1')).toBeVisible()
  await tab(phone, 'Mine').tap()
  await isAt(phone, '/pages/user/user')
  await tab(phone, 'Home').tap()
  await isAt(phone, MALL)
})

test('a section of the mall that nothing is sold in is not there @gate', async ({ phone }) => {
  const { page } = phone
  await isSold({ kind: 'project' })(1)(phone)
  await phone.visit(MALL)
  await expect(page.getByText('Demo 1')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Projects Open now: 1/ })).toBeVisible()
  for (const name of ['Subscriptions', 'Robots'])
    await expect(page.getByRole('link', { name: new RegExp(`^${name} Open now`) })).toHaveCount(0)
})

test('the tab of projects is read anew when it is pulled down far enough, and by its button', async ({ phone }) => {
  const { page, world } = phone
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith(project.index.path) && asked.push(request.url()))
  await isSold({ kind: 'project' })(1)(phone)
  await phone.visit(PROJECTS)
  await expect(page.getByText('Demo 1')).toBeVisible()
  const before = asked.length
  await pull(phone, 60)
  await openVenture(world, { kind: 'project', title: 'Demo Wind' })
  await pull(phone, 240)
  await expect(page.getByText('Demo Wind')).toBeVisible()
  expect(asked.length).toBe(before + 1)
  await openVenture(world, { kind: 'project', title: 'Demo Orchard' })
  await page.getByRole('button', { name: 'Refresh' }).tap()
  await expect(page.getByText('Demo Orchard')).toBeVisible()
})

test('in Hebrew the tabs stand the other way round, and an estimate keeps its figures @gate', async ({ phone }) => {
  const { page, world } = phone
  await isSold({ kind: 'robot' })(1)(phone)
  await join(world, MIRA)
  await holds(phone, MIRA, { language: 'hebrew' })
  await phone.visit(ROBOTS)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const tabs = page.getByRole('navigation').getByRole('link')
  expect((await tabs.first().boundingBox())?.x).toBeGreaterThan((await tabs.last().boundingBox())?.x ?? 0)
  await expect(page.getByText('ואינו הבטחה').first()).toBeVisible()
  await expect(page.getByText('סיכון 3 מתוך 5')).toBeVisible()
})
