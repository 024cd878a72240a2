/** How a postcode is written: N a digit, A a letter, all else as it stands. */
const PATTERNS: Readonly<Record<string, string>> = {
  AT: 'NNNN',
  AU: 'NNNN',
  BE: 'NNNN',
  BG: 'NNNN',
  BR: 'NNNNN-NNN',
  CA: 'ANA NAN',
  CH: 'NNNN',
  CN: 'NNNNNN',
  CY: 'NNNN',
  CZ: 'NNN NN',
  DE: 'NNNNN',
  DK: 'NNNN',
  EE: 'NNNNN',
  ES: 'NNNNN',
  FI: 'NNNNN',
  FR: 'NNNNN',
  GB: 'AN NAA|ANN NAA|AAN NAA|AANN NAA|ANA NAA|AANA NAA',
  GR: 'NNN NN',
  HR: 'NNNNN',
  HU: 'NNNN',
  IL: 'NNNNNNN',
  IN: 'NNNNNN',
  IT: 'NNNNN',
  JP: 'NNN-NNNN',
  KR: 'NNNNN',
  LI: 'NNNN',
  LT: 'NNNNN',
  LU: 'NNNN',
  LV: 'NNNN',
  MX: 'NNNNN',
  NL: 'NNNN AA',
  NO: 'NNNN',
  NZ: 'NNNN',
  PL: 'NN-NNN',
  PT: 'NNNN-NNN',
  RO: 'NNNNNN',
  RU: 'NNNNNN',
  SE: 'NNN NN',
  SG: 'NNNNNN',
  SI: 'NNNN',
  SK: 'NNN NN',
  TR: 'NNNNN',
  UA: 'NNNNN',
  US: 'NNNNN|NNNNN-NNNN',
  ZA: 'NNNN',
}

const SIGNS: Readonly<Record<string, RegExp>> = { N: /\d/, A: /[A-Z]/ }
const FREE = /^[A-Z\d][A-Z\d -]{0,11}$/
const isMark = (sign: string) => sign === ' ' || sign === '-'

export const hasPostcode = (country: string): boolean => country in PATTERNS

/** What most people there would write first. */
export const postcodeLooks = (country: string): string => (PATTERNS[country]?.split('|')[0] ?? '').replace(/N/g, '0')

/** Marks between the signs are ours, whatever was typed. */
function writtenAs(pattern: string, signs: string): string | undefined {
  let at = 0
  let written = ''
  for (const place of pattern) {
    if (isMark(place)) written += place
    else if (SIGNS[place]?.test(signs[at] ?? '')) written += signs[at++] ?? ''
    else return undefined
  }
  return at === signs.length ? written : undefined
}

/** As it is written in its country; nothing where it is none. A prefix of the country, as on envelopes, is left out. */
export function postcodeOf(country: string, typed: string): string | undefined {
  const said = typed.normalize('NFKC').trim().toUpperCase()
  if (said === '') return hasPostcode(country) ? undefined : ''
  const patterns = PATTERNS[country]
  if (patterns === undefined) return FREE.test(said) ? said : undefined
  const signs = said.replace(/[\s\p{Pd}]/gu, '')
  const bare = signs.startsWith(country) && !patterns.startsWith('A') ? signs.slice(country.length) : signs
  return patterns
    .split('|')
    .map((pattern) => writtenAs(pattern, bare))
    .find((written) => written !== undefined)
}
