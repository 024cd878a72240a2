import type { CDPSession, Locator } from 'playwright/test'
import sharp from 'sharp'
import { PORTRAIT } from '#contract/limits.ts'
import { isAt, shows, toast } from '#tests/walk/journey.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA, OTTO } from '#tests/world/people.ts'

const AT = '/pages/users/up_userinfo'
const SIDE = 900

/** Red on its left side, blue on its right one. */
const halves = async () => ({
  name: 'pier.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2 * SIDE, height: SIDE, channels: 3, background: '#c01010' } })
    .composite([
      { input: { create: { width: SIDE, height: SIDE, channels: 3, background: '#1010c0' } }, left: SIDE, top: 0 },
    ])
    .jpeg()
    .toBuffer(),
})

const WORDS = {
  en: {
    choose: 'Choose a picture',
    size: 'Size',
    turn: 'Turn',
    buttons: 'By buttons',
    reset: 'Reset',
    use: 'Use this part',
    received: 'Received. It is shown once you save.',
    nickname: 'Nickname',
    female: 'Female',
    save: 'Save profile',
    saved: 'Your profile is saved.',
    account: 'Account',
  },
  hebrew: {
    choose: 'בחירת תמונה',
    size: 'גודל',
    turn: 'סיבוב',
    buttons: 'באמצעות לחצנים',
    reset: 'איפוס',
    use: 'שימוש בחלק זה',
    received: 'התקבלה. תוצג לאחר השמירה.',
    nickname: 'כינוי',
    female: 'נקבה',
    save: 'שמירת הפרופיל',
    saved: 'הפרופיל נשמר.',
    account: 'חשבון',
  },
} as const

type Finger = readonly [x: number, y: number]

async function drag(line: CDPSession, part: Locator, ...steps: readonly (readonly Finger[])[]) {
  // Until its sheet has risen it is elsewhere.
  await part.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const points = (fingers: readonly Finger[]) =>
    fingers.map(([across, down], id) => ({ id, x: x + across * width, y: y + down * height }))
  for (const [at, fingers] of steps.entries())
    await line.send('Input.dispatchTouchEvent', {
      type: at === 0 ? 'touchStart' : 'touchMove',
      touchPoints: points(fingers),
    })
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const worn = ({ page }: Phone) =>
  page.locator('main img').evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d')
    pen?.drawImage(image, 0, 0, 1, 1)
    const [red = 0, , blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? []
    return { colour: red > 150 ? 'red' : blue > 150 ? 'blue' : 'both', side: image.naturalWidth }
  })

for (const language of inTurn(['en', 'hebrew'] as const, 1)) {
  const words = WORDS[language]
  test(`a member changes name, gender and picture, and is seen so afterwards: ${language}`, async ({ phone }) => {
    const { page, world } = phone
    await join(world, MIRA)
    await holds(phone, MIRA, { language })
    await phone.visit(AT)
    const frame = page.getByRole('application')
    const size = page.getByRole('slider', { name: words.size })
    const turn = page.getByRole('slider', { name: words.turn })

    await page.getByLabel(words.nickname).fill('Mira K')
    await page.getByLabel(words.choose).setInputFiles(await halves())
    await expect(frame).toBeVisible()

    await test.step('two fingers make it larger and turn it', async () => {
      const line = await page.context().newCDPSession(page)
      await expect(size).toHaveValue('1')
      const apart: readonly Finger[][] = [
        [
          [0.4, 0.5],
          [0.6, 0.5],
        ],
        [
          [0.3, 0.4],
          [0.7, 0.6],
        ],
        [
          [0.2, 0.35],
          [0.8, 0.65],
        ],
      ]
      await drag(line, frame, ...apart)
      await expect.poll(async () => Number(await size.inputValue())).toBeGreaterThan(1.5)
      await expect.poll(async () => Math.round(Number(await turn.inputValue()))).toBe(27)
      // Of the first touch after two fingers that a test laid down the browser makes no click.
      await page.getByText(words.buttons).click()
      await page.getByRole('button', { name: words.reset }).click()
      await expect(turn).toHaveValue('0')
    })

    await test.step('one finger moves it, and so do the keys', async () => {
      const shown = () => frame.locator('img').evaluate((image) => image.style.transformOrigin)
      const whole = await shown()
      const line = await page.context().newCDPSession(page)
      await drag(line, frame, [[0.5, 0.5]], [[0.4, 0.5]], [[0.3, 0.5]])
      await expect.poll(shown).not.toBe(whole)
      await frame.focus()
      for (const key of ['+', ']', 'ArrowUp', 'ArrowLeft', '-', '[']) {
        const before = await frame.locator('img').getAttribute('style')
        await page.keyboard.press(key)
        await expect(frame.locator('img')).not.toHaveAttribute('style', before ?? '')
      }
      await page.getByRole('button', { name: words.reset }).tap()
      await frame.focus()
      for (let time = 0; time < 12; time += 1) await page.keyboard.press('ArrowRight')
    })

    await page.getByRole('button', { name: words.use }).tap()
    await expect(page.getByText(words.received)).toBeVisible()
    await expect(page.getByLabel(words.nickname)).toHaveValue('Mira K')
    await page.getByRole('button', { name: words.female, exact: true }).tap()
    await page.getByRole('button', { name: words.save }).tap()
    await toast(phone, words.saved)
    await isAt(phone, '/pages/users/setting')
    await shows(phone, words.account)
    await expect(page.getByText('Mira K')).toBeVisible()
    await expect.poll(() => worn(phone)).toEqual({ colour: 'red', side: PORTRAIT.side })
    const kept = await world.sql
      .selectFrom('member')
      .select(['nickname', 'gender'])
      .where('email', '=', MIRA.email)
      .executeTakeFirstOrThrow()
    expect(kept).toEqual({ nickname: 'Mira K', gender: 'female' })
  })
}

test('a picture that was not saved is asked about before it is lost @gate', async ({ phone }) => {
  const { page, world } = phone
  await join(world, OTTO)
  await holds(phone, OTTO)
  await phone.visit('/pages/users/setting')
  await page.getByRole('link', { name: 'Edit profile' }).tap()
  await page.getByLabel('Choose a picture').setInputFiles(await halves())
  await page.getByRole('button', { name: 'Use this part' }).tap()
  await expect(page.getByText('Received. It is shown once you save.')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).tap()
  await shows(phone, 'Leave this page?')
  await page.getByRole('button', { name: 'Stay', exact: true }).tap()
  await page.getByRole('button', { name: 'Remove' }).tap()
  await page.getByRole('button', { name: 'Back' }).tap()
  await isAt(phone, '/pages/users/setting')
})
