import { SANDBOX_PARTNER } from '#contract/link.ts'
import { says } from '#tests/walk/gestures.ts'
import { isAt, shows } from '#tests/walk/journey.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'

const HOME = '/pages/index/new_index'
const OUT = '/pages/common/urlview'
const IN = '/pages/common/webview'
const EXAMPLE = 'https://example.com/'

const to = (page: string, url: string) => `${page}?url=${encodeURIComponent(url)}`
const link = ({ page }: Phone, name: string) => page.getByRole('link', { name, exact: true })
const pane = ({ page }: Phone) => page.locator('iframe')

/** The host is another one’s: this answers in its place, so that nothing leaves the machine. */
async function answersElsewhere(phone: Phone) {
  const asked: (string | undefined)[] = []
  phone.expectsFaultAt(EXAMPLE)
  await phone.page.context().route(`${EXAMPLE}**`, async (route) => {
    asked.push((await route.request().allHeaders())['referer'])
    await route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' })
  })
  return asked
}

const READERS = [
  {
    language: 'en',
    news: /^Welcome to the demo/,
    words: 'What example.com is there for',
    open: 'Open',
    warns: /^That page does not belong to Quay\./,
    dir: 'ltr',
  },
  {
    language: 'hebrew',
    news: /^ברוכים הבאים להדגמה/,
    words: 'למה קיים example.com',
    open: 'פתיחה',
    warns: /^הדף הזה אינו שייך ל־Quay\./,
    dir: 'rtl',
  },
] as const

for (const { language, news, words, open, warns, dir } of inTurn(READERS, 0))
  test(`a link in a news item leads to the page that names its host, and opens apart from it: ${language}`, async ({
    phone,
  }) => {
    const { page } = phone
    const asked = await answersElsewhere(phone)
    await phone.keeps({ language })
    await phone.visit(HOME)
    await page.getByRole('button', { name: news }).tap()
    await link(phone, words).tap()
    await isAt(phone, OUT)
    await shows(phone, 'example.com')
    await says(phone, warns)
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    await expect(page.getByText('example.com', { exact: true })).toHaveCSS('direction', 'ltr')
    expect(asked).toEqual([])
    const [tab] = await Promise.all([page.context().waitForEvent('page'), link(phone, open).tap()])
    await expect(tab).toHaveTitle('Elsewhere')
    expect([tab.url(), await tab.evaluate(() => window.opener as unknown), asked]).toEqual([EXAMPLE, null, [undefined]])
    await tab.close()
    await isAt(phone, OUT)
  })

const HOSTILE = [
  'javascript:alert(document.domain)',
  'data:text/html,<script>alert(1)</script>',
  'https://quay.example@evil.example/',
  'https://раypal.com/',
  'https://xn--pple-43d.com/',
  '//evil.example/',
  'https:\\\\evil.example',
  'https://127.0.0.1:8080/',
  'intent://evil.example#Intent;scheme=https;end',
  'http://example.com/',
  '',
]

const INVALID = [
  ['en', 'Invalid Link'],
  ['hebrew', 'קישור לא תקין'],
] as const

for (const [language, says] of inTurn(INVALID, 0))
  test(`whatever is pasted into the address, a hostile link is no link: ${language}`, async ({ phone }) => {
    const { page } = phone
    await phone.keeps({ language })
    for (const at of [OUT, IN])
      for (const url of HOSTILE)
        await test.step(`${at} ${url}`, async () => {
          await phone.visit(to(at, url))
          await shows(phone, says)
          const leads = await page.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
          expect([leads, await pane(phone).count()]).toEqual([[`#${HOME}`], 0])
          await phone.visit('/pages/my/lang')
        })
  })

test('letters that can be taken for others are named as the network reads them @gate', async ({ phone }) => {
  await phone.visit(to(OUT, 'https://аррӏе.com/'))
  await shows(phone, 'xn--80ak6aa92e.com')
  await says(phone, /^It reads аррӏе\.com, in letters that can be taken for others\./)
})

const BUYERS = [
  {
    language: 'en',
    goods: 'Linen tea towel',
    words: 'How to care for linen',
    wash: 'Wash at 60 °C, without bleach.',
    outside: 'Open outside Quay',
  },
  {
    language: 'hebrew',
    goods: 'מגבת מטבח מפשתן',
    words: 'איך לטפל בפשתן',
    wash: 'לכבס ב־60 מעלות, בלי מלבין.',
    outside: 'פתיחה מחוץ ל־Quay',
  },
]

for (const { language, goods, words, wash, outside } of inTurn(BUYERS, 1))
  test(`a link in goods leads into a frame that sees nothing of the app: ${language}`, async ({ phone }) => {
    const { page } = phone
    await phone.keeps({ language })
    await phone.visit('/pages/shops/search')
    await page.getByRole('searchbox').fill(goods)
    await page.getByRole('link', { name: goods }).first().tap()
    await isAt(phone, '/pages/shops/details')
    await link(phone, words).tap()
    await isAt(phone, IN)
    await expect(pane(phone).contentFrame().getByText(wash)).toBeVisible()
    await expect(pane(phone)).toHaveAttribute('sandbox', 'allow-forms allow-scripts')
    const within = page.frames().find((frame) => frame.url().includes(SANDBOX_PARTNER))
    const sees = await within?.evaluate(() => {
      const tries = [() => localStorage.length, () => window.parent.document.title, () => document.cookie]
      return [
        window.origin,
        ...tries.map((sees) => {
          try {
            return sees()
          } catch {
            return 'nothing'
          }
        }),
      ]
    })
    expect(sees).toEqual(['null', 'nothing', 'nothing', 'nothing'])
    await page.getByRole('button', { name: outside }).tap()
    await isAt(phone, OUT)
    await shows(phone, /^localhost:\d+$/)
    await page.goBack()
    await isAt(phone, '/pages/shops/details')
  })

test('a framed page that goes on to a host that nobody lists is stopped, and the app says so @gate', async ({
  phone,
}) => {
  phone.expectsFaultAt('frame-src')
  phone.expectsFaultAt('elsewhere.example')
  await phone.page.route(`**${SANDBOX_PARTNER}*`, (route) =>
    route.fulfill({ status: 302, headers: { location: 'https://elsewhere.example/' } }),
  )
  await phone.visit(to(IN, SANDBOX_PARTNER))
  await shows(phone, 'The page went on elsewhere')
})

test('a page that nobody lists is opened outside, and only there @gate', async ({ phone }) => {
  await phone.visit(to(IN, EXAMPLE))
  await shows(phone, 'This page is not shown inside Quay')
  await link(phone, 'Open outside Quay').tap()
  await isAt(phone, OUT)
  await shows(phone, 'example.com')
})
