import { shows } from '#tests/lib/walk-journey.ts'
import { expect, test } from '#tests/lib/walk-phone.ts'

test.use({ viewport: { width: 320, height: 640 } })

for (const language of ['en', 'de', 'pl', 'hebrew'] as const) {
  test(`in ${language} the words of the tabs keep apart on a narrow phone with large text`, async ({ phone }) => {
    const { page } = phone
    await phone.keeps({ language })
    await phone.visit('/pages/index/new_index')
    await shows(phone, /./)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))
    const lines = await page
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((tabs) =>
        tabs.map((tab) => {
          const words = document.createRange()
          words.selectNodeContents(tab)
          const boxes = [...words.getClientRects()]
          return { from: Math.min(...boxes.map(({ left }) => left)), to: Math.max(...boxes.map(({ right }) => right)) }
        }),
      )
    const inOrder = lines.toSorted((a, b) => a.from - b.from)
    const gaps = inOrder.slice(1).map(({ from }, at) => from - (inOrder[at]?.to ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2)
    expect(inOrder[0]?.from).toBeGreaterThanOrEqual(0)
    expect(inOrder.at(-1)?.to).toBeLessThanOrEqual(320)
  })
}
