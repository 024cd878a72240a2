import { speaks } from '#tests/walk/journey.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'

test.use({ viewport: { width: 320, height: 640 } })

/** Four beside one another, or two by two. */
async function rowsOf({ page }: Phone) {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))
  const lines = await page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((tabs) =>
      tabs.map((tab) => {
        const words = document.createRange()
        words.selectNodeContents(tab)
        const boxes = [...words.getClientRects()]
        return {
          row: tab.getBoundingClientRect().top,
          from: Math.min(...boxes.map(({ left }) => left)),
          to: Math.max(...boxes.map(({ right }) => right)),
        }
      }),
    )
  return [...Map.groupBy(lines, ({ row }) => row).values()].map((row) => row.toSorted((a, b) => a.from - b.from))
}

test('the words of the tabs keep apart on a narrow phone with large text', async ({ phone }) => {
  await phone.visit('/pages/index/new_index')
  for (const language of ['en', 'de', 'pl', 'hebrew'] as const)
    await test.step(language, async () => {
      await speaks(phone, language)
      await expect(phone.page.getByRole('navigation').getByRole('link')).toHaveCount(4)
      const rows = await rowsOf(phone)
      expect(['4', '2 2']).toContain(rows.map((row) => row.length).join(' '))
      for (const row of rows) {
        const gaps = row.slice(1).map(({ from }, at) => from - (row[at]?.to ?? 0))
        expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2)
        expect(row[0]?.from).toBeGreaterThanOrEqual(0)
        expect(row.at(-1)?.to).toBeLessThanOrEqual(320)
      }
    })
})
