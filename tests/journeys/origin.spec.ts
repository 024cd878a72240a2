import { SANDBOX_PARTNER } from '#contract/link.ts'
import { LOCALES } from '#contract/locales.ts'
import { PLACES } from '#tests/walk/journey.ts'
import { expect, test } from '#tests/walk/phone.ts'
import { holds, joins } from '#tests/walk/holds.ts'
import { join, MIRA } from '#tests/world/people.ts'

test('no screen, in any language, asks anybody but us, and none frames anything but the page of the sandbox partner', async ({
  phone,
}) => {
  const context = phone.page.context()
  const { page, world } = phone
  const asked = new Set<string>()
  context.on('request', (request) => void asked.add(new URL(request.url()).origin))
  const framed = new Set<string>()
  page.on('framenavigated', (frame) => frame.parentFrame() && framed.add(new URL(frame.url()).pathname))
  await joins(phone)
  for (const [at, { path }] of PLACES.entries()) {
    const language = LOCALES[at % LOCALES.length]
    await phone.visit(path)
    await page.evaluate((code) => localStorage.setItem('quay:language', JSON.stringify(code)), language?.code)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', language?.tag ?? '')
    await expect(page.getByRole('heading').first()).toBeVisible()
  }
  expect([...framed]).toEqual([])
  await phone.visit(`/pages/common/webview?url=${encodeURIComponent(SANDBOX_PARTNER)}`)
  await expect(page.locator('iframe').contentFrame().getByRole('heading')).toBeVisible()
  expect([...framed]).toEqual([SANDBOX_PARTNER])
  expect([...asked]).toEqual([world.origin])
})

test('nobody is given a cookie, and no token travels in an address', async ({ phone }) => {
  const context = phone.page.context()
  const { world } = phone
  const addresses: string[] = []
  context.on('request', (request) => void addresses.push(request.url()))
  await join(world, MIRA)
  const { token } = await holds(phone, MIRA)
  await phone.visit('/pages/my/index')
  await expect(phone.page.getByRole('heading', { name: MIRA.nickname })).toBeVisible()
  expect(await context.cookies()).toEqual([])
  expect(addresses.filter((address) => address.includes(token))).toEqual([])
})
