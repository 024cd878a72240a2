import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { LOCALES } from '#contract/locales.ts'

/** What home says before anything is known; the document has a place for each, in this order. */
const SHELL_WORDS = [
  'Total',
  'Sell your coins to checked merchants.',
  'We hold your coins safe until you are paid.',
  'Home',
  'Transaction',
  'Order',
  'My',
] as const

/** What the sign-in page says, by the area that says it; its places come after home's. */
const SIGN_IN_WORDS = { app: ['Sign in'], session: ['With your e-mail address and password.'] } as const

const { parse } = formatter()

export function shellWords(root: URL): Record<string, readonly string[]> {
  return Object.fromEntries(
    LOCALES.map(({ tag }) => [
      tag,
      [
        ...wordsOf(tag, SHELL_WORDS, new URL(`src/locales/app/${tag}.po`, root)),
        ...Object.entries(SIGN_IN_WORDS).flatMap(([area, words]) =>
          wordsOf(tag, words, new URL(`src/locales/${area}/${tag}.po`, root)),
        ),
      ],
    ]),
  )
}

function wordsOf(tag: string, words: readonly string[], file: URL): string[] {
  const catalogue = parse(readFileSync(file, 'utf8'), { locale: tag, sourceLocale: 'en', filename: file.pathname })
  const entries = Object.values(catalogue as Record<string, { message?: string; translation?: string }>)
  return words.map((message) => {
    const entry = entries.find((one) => one.message === message)
    if (!entry) throw new Error(`The first document says "${message}", and ${tag} has no such words.`)
    return entry.translation || message
  })
}
