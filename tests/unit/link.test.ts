import { describe, expect, test } from 'vitest'
import { isListed, judgeLink, LINK_MAX, type Judged, type LinkFault } from '#contract/link.ts'
import { hindranceOf, mayComeInside } from '#machines/link/leave.rules.ts'

const OWN = 'https://quay.example'
const judged = (text: string, own = OWN) => judgeLink(text, own)

const REFUSED: Readonly<Record<LinkFault, readonly string[]>> = {
  scheme: [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'javascript:https://example.com/',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'DATA:,x',
    'vbscript:msgbox(1)',
    'blob:https://quay.example/0f4c',
    'file:///etc/passwd',
    'filesystem:https://example.com/temporary/x',
    'intent://example.com#Intent;scheme=https;end',
    'android-app://com.example',
    'market://details?id=x',
    'about:blank',
    'view-source:https://example.com/',
    'chrome://settings',
    'ws://example.com/',
    'wss://example.com/',
    'ftp://example.com/',
    'sms:+49301234567',
    'geo:52.5,13.4',
    'http://example.com/',
    'HTTP://example.com/',
    'http://quay.example/',
    'weixin://dl/scan',
    'feed:https://example.com/',
    'jar:https://example.com!/',
  ],
  somebody: [
    'https://quay.example@evil.example/',
    'https://quay.example:443@evil.example/',
    'https://@evil.example/',
    'https://user:password@example.com/',
    'https://a@b@example.com/',
    'https://quay.example%2f@evil.example/',
  ],
  private: [
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://10.0.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://8.8.8.8/',
    'https://１２７.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fe80::1]/',
    'https://localhost/',
    'https://localhost:8443/',
    'https://a.localhost/',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://router.lan/',
    'https://nas.home/',
    'https://x.home.arpa/',
    'https://mail.corp/',
    'https://intranet/',
    'https://db.intranet/',
  ],
  lookalike: [
    'https://аpple.com/',
    'https://xn--pple-43d.com/',
    'https://раypal.com/',
    'https://gооgle.com/',
    'https://αmazon.com/',
    'https://xn--mazon-3ve.com/',
    'https://bіnance.com/',
    'https://ԛuay.example/',
    'https://a.com⁄login.evil.example/',
    'https://a.com∕login.evil.example/',
    'https://quay·example.com/',
    'https://i❤.ws/',
    'https://ոквау.example/',
    'https://Ꮯoin.example/',
  ],
  unreadable: [
    '',
    ' ',
    'example.com',
    'www.example.com/a',
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '\\\\evil.example\\x',
    'https:/example.com',
    'https:example.com',
    'https:///example.com',
    'https://',
    'https:',
    'https://?q',
    'https:\\\\example.com',
    'https://example.com\\@evil.example/',
    'https://exa%6dple.com/',
    'https://example.com%00.evil.example/',
    'https://example.com%2eevil.example/',
    'https://example..com/',
    'https://example.com./',
    'https://*.example.com/',
    'https://exa mple.com/',
    'https://example.com/ x',
    ' https://example.com/',
    'https://example.com/\n',
    'https://exam\tple.com/',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'https://exa\u00ADmple.com/',
    'https://exa\u200Bmple.com/',
    'https://example.com/\u202Egpj.exe',
    'https://example.com/\u2066x',
    'https://\u200Fexample.com/',
    'https://example.com\u3000/',
    'https://example.com:99999/',
    'https://a$b.example/',
    '#/pages/my/index',
    'pages/my/index',
    '?url=https://example.com',
    'tel:',
    'tel:*21*0301234567%23',
    'tel:*#06#',
    'tel:+49 30 1234',
    'tel:0301234;phone-context=evil.example',
    'tel:110?x',
    'mailto:',
    'mailto:nobody',
    'mailto:a@example.com,b@example.com',
    'mailto:a@example.com?bcc=b@example.com',
    'mailto:a@example.com?cc=b@example.com',
    'mailto:a@example.com?attach=/etc/passwd',
    'mailto:a@example.com?subject=x%0d%0aBcc:b@example.com',
    'mailto:a%40example.com@evil.example',
    'mailto:?to=a@example.com',
  ],
}

const LET: readonly (readonly [text: string, is: Judged])[] = [
  ['https://example.com', { kind: 'web', href: 'https://example.com/', to: 'example.com', reads: '' }],
  [
    'HTTPS://EXAMPLE.com:443/A?b=c#d',
    { kind: 'web', href: 'https://example.com/A?b=c#d', to: 'example.com', reads: '' },
  ],
  ['https://example.com:8443/', { kind: 'web', href: 'https://example.com:8443/', to: 'example.com:8443', reads: '' }],
  ['https://example.com/@evil', { kind: 'web', href: 'https://example.com/@evil', to: 'example.com', reads: '' }],
  // Signs that mean plain letters become them, so the host that is named is the one that is asked.
  ['https://ｅxample。com/', { kind: 'web', href: 'https://example.com/', to: 'example.com', reads: '' }],
  [
    'https://quay.example.evil.example/',
    { kind: 'web', href: 'https://quay.example.evil.example/', to: 'quay.example.evil.example', reads: '' },
  ],
  [
    'https://bücher.example/',
    { kind: 'web', href: 'https://xn--bcher-kva.example/', to: 'xn--bcher-kva.example', reads: 'bücher.example' },
  ],
  [
    'https://аррӏе.com/',
    { kind: 'web', href: 'https://xn--80ak6aa92e.com/', to: 'xn--80ak6aa92e.com', reads: 'аррӏе.com' },
  ],
  [
    'https://xn--80ak6aa92e.com/',
    { kind: 'web', href: 'https://xn--80ak6aa92e.com/', to: 'xn--80ak6aa92e.com', reads: 'аррӏе.com' },
  ],
  ['https://例え.jp/', { kind: 'web', href: 'https://xn--r8jz45g.jp/', to: 'xn--r8jz45g.jp', reads: '例え.jp' }],
  [
    'https://usdt提现.example/',
    {
      kind: 'web',
      href: 'https://xn--usdt-e17hy62f.example/',
      to: 'xn--usdt-e17hy62f.example',
      reads: 'usdt提现.example',
    },
  ],
  [
    'https://שלום.example/',
    { kind: 'web', href: 'https://xn--9dbne9b.example/', to: 'xn--9dbne9b.example', reads: 'שלום.example' },
  ],
  ['https://quay.example/proof', { kind: 'ours', href: 'https://quay.example/proof', to: 'quay.example', reads: '' }],
  ['/sandbox/partner', { kind: 'ours', href: 'https://quay.example/sandbox/partner', to: 'quay.example', reads: '' }],
  ['tel:+49-30-1234567', { kind: 'tel', href: 'tel:+49-30-1234567', to: '+49-30-1234567', reads: '' }],
  ['TEL:0301234567', { kind: 'tel', href: 'tel:0301234567', to: '0301234567', reads: '' }],
  ['mailto:help@quay.test', { kind: 'mail', href: 'mailto:help@quay.test', to: 'help@quay.test', reads: '' }],
  [
    'mailto:help@quay.test?subject=Order%201&body=a%0Ab',
    { kind: 'mail', href: 'mailto:help@quay.test?subject=Order%201&body=a%0Ab', to: 'help@quay.test', reads: '' },
  ],
]

describe('a link out', () => {
  test.each(Object.entries(REFUSED).flatMap(([fault, texts]) => texts.map((text) => [text, fault] as const)))(
    '%j is refused: %s',
    (text, fault) => {
      expect(judged(text)).toEqual({ fault })
    },
  )

  test.each(LET)('%j is let', (text, is) => {
    expect(judged(text)).toEqual(is)
  })

  test('is as long as it may be, and not one sign longer', () => {
    const long = `https://example.com/${'a'.repeat(LINK_MAX - 'https://example.com/'.length)}`
    expect(judged(long)).toMatchObject({ kind: 'web' })
    expect(judged(`${long}a`)).toEqual({ fault: 'unreadable' })
  })

  test('to where the app itself stands is ours, even on this machine', () => {
    const own = 'http://localhost:5100'
    expect(judged('http://localhost:5100/proof', own)).toMatchObject({ kind: 'ours' })
    expect(judged('http://localhost:5101/proof', own)).toEqual({ fault: 'scheme' })
    expect(judged('http://localhost:5100@evil.example/', own)).toEqual({ fault: 'somebody' })
    expect(judged('//localhost:5100/proof', own)).toEqual({ fault: 'unreadable' })
  })
})

describe('what is shown inside', () => {
  const inside = (text: string, hosts: string[], sandbox: 0 | 1 = 1) => {
    const link = judged(text)
    return 'kind' in link && isListed(link, { hosts, sandbox })
  }
  test.each([
    ['https://docs.partner.example/a', true],
    ['https://partner.example/', false],
    ['https://evil.docs.partner.example/', false],
    ['https://docs.partner.example:8443/', false],
    ['https://docs.partner.example.evil.example/', false],
    ['tel:+49301234567', false],
    ['/sandbox/partner', true],
    ['/sandbox/partner/', false],
    ['/sandbox/pay', false],
    ['/h5/', false],
  ])('%s: %s', (text, is) => {
    expect(inside(text, ['docs.partner.example'])).toBe(is)
  })

  test('in production no page of ours is', () => {
    expect(inside('/sandbox/partner', [], 0)).toBe(false)
  })

  test('is a page, and none that was to be opened outside', () => {
    expect(mayComeInside(judged('https://example.com'), false)).toBe(true)
    expect(mayComeInside(judged('https://example.com'), true)).toBe(false)
    expect(mayComeInside(judged('tel:0301234567'), false)).toBe(false)
    expect(mayComeInside(judged('javascript:1'), false)).toBe(false)
  })
})

describe('what keeps a link from opening', () => {
  test.each([
    ['https://example.com', false, true, undefined],
    ['https://example.com', false, false, 'cut'],
    ['https://example.com', true, true, 'held'],
    ['https://example.com', true, false, 'held'],
    ['tel:0301234567', true, false, undefined],
    ['mailto:help@quay.test', false, false, undefined],
  ] as const)('%s, inside another app %s, online %s: %s', (text, isInside, isOnline, is) => {
    expect(hindranceOf({ link: judged(text), isInside }, isOnline)).toBe(is)
  })
})
