import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.gen.ts'))
  .map((name) => join('src', name))
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const textOf = (file: string) => texts.get(file) ?? ''
const isOfScreens = (file: string) => /^src\/(screens|parts)\//.test(file)

const brought = (file: string): string[] =>
  [...textOf(file).matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, name = '']) =>
    name.startsWith('#src/') ? name.slice(1) : name.startsWith('.') ? relative('', join(dirname(file), name)) : name,
  )
const bringers = (file: string) => files.filter((other) => brought(other).includes(file))

const FORM = 'src/ui/form.tsx'
/** Forms that a row, a sheet or a page has inside. */
const FORMS = new Set([FORM, 'src/ui/fields.tsx', 'src/ui/pin-sheet.tsx'])
const TYPED = new Set(
  ['field', 'long-field', 'amount-field', 'code-field', 'second-field'].map((name) => `src/ui/${name}.tsx`),
)

const hasForm = (file: string) => brought(file).some((one) => FORMS.has(one))
const isInForm = (file: string): boolean =>
  hasForm(file) || (bringers(file).length > 0 && bringers(file).every((one) => isOfScreens(one) && isInForm(one)))

it('there is one form, which says what was typed in it and not sent', () => {
  const forms = files.filter((file) => /<form\b|chakra\('form'|chakra\.form\b|as="form"/.test(textOf(file)))
  // A form that leaves the house holds nothing that anybody typed, and a word that searches is soon typed again.
  expect(forms.toSorted()).toEqual(['src/screens/payment/door.tsx', FORM, 'src/ui/search-box.tsx'])
  expect(textOf(FORM)).toContain('useUnsent(form, isKept)')
})

it('whatever is typed is typed into it', () => {
  const asking = files.filter((file) => isOfScreens(file) && brought(file).some((one) => TYPED.has(one)))
  expect(asking.length).toBeGreaterThan(20)
  expect(asking.filter((file) => !isInForm(file))).toEqual([])
})

/** Forms that may be left without a question, for what is typed is there when one comes back; and the journey that comes back. */
const KEPT: Readonly<Record<string, string>> = {
  'invest/buy-risk.tsx': 'buying',
  'recharge/appeal-sheet.tsx': 'unsent',
  'recharge/begin-form.tsx': 'unsent',
  'recharge/prove-form.tsx': 'recharge',
  'shop-order/checkout-body.tsx': 'checkout',
  'shop-order/refund/appeal-sheet.tsx': 'returns',
  'shop-order/refund/return-sheet.tsx': 'returns',
  'trade/parts/dispute-form.tsx': 'trade',
  'trade/sell/sell-form.tsx': 'tab-stays',
  'withdrawal/withdraw-form.tsx': 'withdrawal',
}

it('a form that keeps what is typed is known here, and a journey comes back to it', () => {
  const keeping = files
    .filter((file) => /^\s+isKept(=|$)/m.test(textOf(file)))
    .map((file) => relative('src/screens', file))
  expect(keeping.toSorted()).toEqual(Object.keys(KEPT))
  const journeys = readdirSync('tests/journeys')
  expect(Object.values(KEPT).filter((name) => !journeys.includes(`${name}.spec.ts`))).toEqual([])
})

const SENDS = /\bsession\.send(Register|Reset)?Code\b/
const CALLS = /asksForCode\(\s*client,\s*session\.send(Register|Reset)?Code\b/g

it('a code that is asked for is known again when one comes back, and forgotten when it is used', () => {
  const asking = files.filter((file) => isOfScreens(file) && SENDS.test(textOf(file)))
  expect(asking.length).toBeGreaterThan(8)
  const lacking = asking.filter((file) => {
    const text = textOf(file)
    const mentions = text.match(new RegExp(SENDS, 'g'))?.length
    return text.match(CALLS)?.length !== mentions || !text.includes('askedCode(') || !text.includes('usesCode(')
  })
  expect(lacking).toEqual([])
})
