import { expect, type Phone } from '#tests/walk/phone.ts'

type Held = Pick<Phone, 'page'>

const open = ({ page }: Held) => page.locator('[role=status][data-state=open]')

/** From now on no time goes by for the phone, unless the test says so. */
export async function stops({ page }: Held) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
}

export async function toastsFor(phone: Held, words: string, milliseconds: number) {
  const { page } = phone
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(open(phone)).toHaveText(words, { timeout: 100 })
  }).toPass()
  await page.clock.runFor(milliseconds - 200)
  await expect(open(phone)).toHaveText(words)
  await page.clock.runFor(300)
  await expect(open(phone)).toHaveCount(0)
}
