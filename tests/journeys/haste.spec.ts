import { isAt, shows } from '#tests/walk/journey.ts'
import { expect, test } from '#tests/walk/phone.ts'

const LANGUAGE = '/pages/my/lang'
const INTRO = '/pages/my/intro'

test('pages that are left before they have arrived leave no complaint behind', async ({ phone }) => {
  const { page } = phone
  await phone.visit(LANGUAGE)
  await shows(phone, 'Language')
  await page.evaluate(
    async ([places, pauses]) => {
      for (const pause of pauses)
        for (const place of [...places, ...places, ...places]) {
          location.hash = place
          await new Promise((over) => setTimeout(over, pause))
        }
    },
    [
      [INTRO, LANGUAGE],
      [0, 5, 10, 15, 20, 30, 45, 60, 90],
    ] as const,
  )
  await isAt(phone, LANGUAGE)
  await shows(phone, 'Language')
  await page.reload()
  await shows(phone, 'Language')
})

test('a page comes from the end of the line, goes back to it, and stands still for who asks for that @gate', async ({
  phone,
}) => {
  const { page } = phone
  await page.addInitScript(() => {
    const animate = Element.prototype.animate
    window.moved = []
    Element.prototype.animate = function (frames, manner) {
      if (this.id === 'content') window.moved.push((frames as Keyframe[])[0]?.['transform'] as string)
      return animate.call(this, frames, manner)
    }
  })
  const moved = () => page.evaluate(() => window.moved.splice(0))
  const follow = (name: string) => page.getByRole('link', { name, exact: true }).tap()
  await phone.visit('/pages/my/index')
  await shows(phone, 'Your account')
  expect(await moved()).toEqual([])
  await follow('Settings')
  await shows(phone, 'Settings')
  await page.goBack()
  await shows(phone, 'Your account')
  expect(await moved()).toEqual(['translateX(24px)', 'translateX(-24px)'])
  await follow('Home')
  await shows(phone, 'News')
  expect(await moved()).toEqual(['translateX(0px)'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await follow('Language')
  await shows(phone, 'Language')
  expect(await moved()).toEqual([])
})

declare global {
  interface Window {
    moved: string[]
  }
}
