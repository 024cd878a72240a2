import { expect, it } from 'vitest'
import fc from 'fast-check'
import { mailboxOf } from '#server/lib/mailbox.ts'

it.each([
  ['anna@example.com', 'anna@example.com'],
  ['anna.van-der_berg+quay@mail.example.co.uk', 'anna.van-der_berg+quay@mail.example.co.uk'],
  ["o'neil@example.com", "o'neil@example.com"],
  ['jürgen@müller.example', 'jürgen@xn--mller-kva.example'],
  ['用户@例子.公司', '用户@xn--fsqu00a.xn--55qx5d'],
  ['דנה@דואר.ישראל', 'דנה@xn--4dbfg1f.xn--4dbrk0ce'],
  ['1@2.example', '1@2.example'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})

const HOSTILE = [
  // A second line, and what comes after it.
  'anna@example.com\r\nBcc: evil@x.example',
  'anna@example.com\nBcc: evil@x.example',
  'anna@example.com\rBcc:evil@x.example',
  'anna\r\n@example.com',
  'anna@example.com\r\n\r\nText',
  'anna@example.com>\r\nRCPT TO:<evil@x.example',
  'anna@example.com\u2028evil@x.example',
  'anna@example.com\u0085',
  'anna@example.com\u0000',
  '\u0000@example.com',
  // Lists.
  'anna@example.com,evil@x.example',
  'anna@example.com;evil@x.example',
  'anna@example.com evil@x.example',
  'team:anna@example.com,evil@x.example;',
  'anna@evil.example@example.com',
  // Names, comments, quotes, routes.
  'Anna <evil@x.example>',
  '<anna@example.com>',
  'anna(evil@x.example)@example.com',
  'anna@example.com(comment)',
  'anna@(comment)example.com',
  '"anna"@example.com',
  '"evil@x.example,"@example.com',
  'anna\\@evil@example.com',
  '@relay.example:anna@example.com',
  'anna%evil.example@example.com',
  'evil.example!anna@example.com',
  '|program@example.com',
  '-oQ/tmp@example.com',
  '`id`@example.com',
  '$(id)@example.com',
  'anna@example.com SIZE=1',
  '=?utf-8?q?anna=40evil.example=2c?=@example.com',
  // Hosts that are none.
  'anna@[127.0.0.1]',
  'anna@127.0.0.1',
  'anna@0x7f.1',
  'anna@localhost',
  'anna@example',
  'anna@example.1',
  'anna@.example.com',
  'anna@example..com',
  'anna@example.com.',
  'anna@-example.com',
  'anna@example-.com',
  'anna@exa_mple.com',
  'anna@example.com:25',
  'anna@example.com/x',
  'anna@example.com?x',
  'anna@example.com#x',
  'anna@exa%6dple.com',
  `anna@${'a'.repeat(64)}.com`,
  `anna@${'a.'.repeat(127)}com`,
  // Names that are none.
  '',
  '@',
  'anna',
  'anna@',
  '@example.com',
  '.anna@example.com',
  'anna.@example.com',
  'anna..b@example.com',
  `${'a'.repeat(65)}@example.com`,
  `${'ü'.repeat(33)}@example.com`,
  // What is not seen.
  'anna\u202eevil@example.com',
  'anna\u200b@example.com',
  'anna@example\u200b.com',
  'an\u00adna@example.com',
  'anna@exam\u00adple.com',
  'anna\ufeff@example.com',
  // What is read as something else.
  'anna＠evil.example@example.com',
  'anna，evil@example.com',
  'anna@example。com',
  'anna@example．com',
  'anna@ex／ample.com',
  'anna@℀.example',
  ' anna@example.com',
  'anna@example.com ',
  'anna\t@example.com',
  'anna\ud800@example.com',
]

it.each(HOSTILE.map((address) => [JSON.stringify(address), address]))('%s is no mailbox', (_, address) => {
  expect(mailboxOf(address)).toBeUndefined()
})

it('whatever is a mailbox is one word with one @, and stays what it is', () => {
  const pieces = fc.oneof(
    fc.constantFrom('a', 'é', '.', '@', '-', '\r\n', ',', '<', '"', ' ', 'xn--', '。'),
    fc.string({ unit: 'binary' }),
  )
  const address = fc.array(pieces, { minLength: 1, maxLength: 6 }).map((parts) => `${parts.join('')}@example.com`)
  fc.assert(
    fc.property(fc.oneof(address, fc.emailAddress(), fc.string({ unit: 'binary' })), (text) => {
      const mailbox = mailboxOf(text)
      if (mailbox === undefined) return
      expect(mailbox).toMatch(/^[^\s@,;:<>()"\\[\]\p{C}]+@[a-z0-9.-]+$/u)
      expect(mailboxOf(mailbox)).toBe(mailbox)
    }),
    { numRuns: 2_000 },
  )
})
