import fc from 'fast-check'
import type { GenericSchema } from 'valibot'

/** What no form of ours would ever send. */
export const HOSTILE = [
  '',
  ' ',
  '\t\n',
  '\r\nSet-Cookie: a=b',
  '\0',
  'a\0b',
  '\u202eevil',
  '\u200b\u200d',
  '\ufeff',
  '\ufffd',
  '🙂'.repeat(40),
  'é'.normalize('NFD'),
  '-1',
  '-0',
  '0',
  '00',
  '1e999',
  '1e3',
  '0x10',
  '１２３',
  '9'.repeat(30),
  '2147483648',
  '9'.repeat(15),
  '1.5',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  "' or 1=1 --",
  "'; drop table member; --",
  '" or ""="',
  '\\',
  '+5',
  '(DE',
  '[a-z',
  '*',
  '(?<a>',
  '(a+)+$',
  '1{2,1}',
  ' 25 ',
  '25 ',
  '1.5 ',
  '%00',
  '%',
  '$1',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../etc/passwd',
  '/proc/self/environ',
  'file:///etc/passwd',
  'http://127.0.0.1',
  '__proto__',
  'constructor',
  'toString',
  'a@b',
  'a@b.c',
  '@',
  'a@@b.cd',
  `${'a'.repeat(300)}@quay.test`,
  '13912345678',
  '+8613912345678',
  'x'.repeat(5_000),
]

/** The smallest picture there is, a letter for each byte. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
).toString('latin1')

/** Values that sound right for a field of this name. */
const PLAUSIBLE: Record<string, readonly string[]> = {
  account: ['known@quay.test', 'KNOWN@quay.test', 'unknown@quay.test', '13912345678', 'known_1'],
  email: ['known@quay.test', 'unknown@quay.test'],
  type: ['email', 'mobile', 'account', 'code'],
  password: ['harbour-light', 'other-harbour', '123456'],
  password_confirm: ['harbour-light', 'other-harbour'],
  code: ['000000', '123456', 'sandbox-ada', 'about', 'reg_rule'],
  scene: ['login', 'bind_mobile', 'payword', 'zhuxiao'],
  agree: ['1', '0'],
  id: ['1', '2', '999'],
  space: ['trade', 'mall'],
  invite_code: ['ABCDEFGH', 'abcdefgh'],
  username: ['known_1', 'newname'],
  mobile: ['13912345678'],
  openid: ['sandbox-x'],
  payword: ['204816', '000000'],
  first_name: ['Mara'],
  last_name: ['Quist'],
  iban: ['DE89370400440532013000', 'GB82 WEST 1234 5698 7654 32'],
  swift: ['COBADEFF', 'BARCGB22XXX'],
  bank_name: ['Commerzbank'],
  country: ['DE', 'GB'],
  address: ['Hafenstraße 1, 20457 Hamburg'],
  dir: ['images'],
  from: ['file'],
  file: [DOT, DOT.slice(0, 40), '<svg xmlns="http://www.w3.org/2000/svg"/>'],
}

const entriesOf = (schema: GenericSchema): string[] => Object.keys((schema as { entries?: object }).entries ?? {})

/** Forms for one call: each of its fields absent, plausible, hostile or random, and now and then a field that it does not have. */
export function formsFor(schema: GenericSchema): fc.Arbitrary<Record<string, string>> {
  const value = (key: string) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...(PLAUSIBLE[key] ?? ['1'])) },
      { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    )
  const known = fc.record(Object.fromEntries(entriesOf(schema).map((key) => [key, value(key)])), { requiredKeys: [] })
  const strange = fc.dictionary(
    fc.constantFrom(
      'member_id',
      'user_id',
      'role',
      'is_merchant',
      'balance',
      'a[b]',
      '__proto__',
      'constructor',
      'idem',
      '',
    ),
    fc.constantFrom(...HOSTILE),
    { maxKeys: 1 },
  )
  return fc
    .tuple(known, fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: strange }))
    .map(([form, more]) => ({ ...form, ...more }) as Record<string, string>)
}
