import { beforeAll, expect, test, vi } from 'vitest'
import { BUILT } from '#src/sitemap.ts'

const SIGN_IN = '/pages/login/login'
let wayOn: (page?: string) => string | undefined
let membersGoOn: (arrival: never) => void

beforeAll(async () => {
  vi.stubEnv('QUAY_ADDRESSES', Object.keys(BUILT).join(' '))
  ;({ wayOn, membersGoOn } = await import('#src/app/entrance.ts'))
})

test.each([
  'https://evil.example/',
  '//evil.example/pages/my/setting',
  '/\\evil.example',
  'javascript:alert(1)',
  'javascript:/pages/my/setting',
  '/pages/no/such_place',
  '/pages/my/setting/../../evil',
  'pages/my/setting',
  ' /pages/my/setting',
  `${SIGN_IN}?redirect=%2Fpages%2Fmy%2Fsetting`,
  '/pages/login/login1',
  '/pages/login/mp_login',
  '/',
  '',
])('nobody is led to %s by signing in', (page) => {
  expect(wayOn(page)).toBeUndefined()
})

test.each(['/pages/my/setting', '/pages/money/money_mx?account=profit&type=convert'])('one is led on to %s', (page) => {
  expect(wayOn(page)).toBe(page)
})

test('a member is led on from an entrance, and home where that is nowhere', () => {
  const ledTo = (redirect?: string): unknown => {
    try {
      membersGoOn({ context: { session: { isMember: () => true } }, search: { redirect } } as never)
    } catch (thrown) {
      return (thrown as { options: { href: string } }).options.href
    }
    return undefined
  }
  expect([ledTo('/pages/my/setting'), ledTo('https://evil.example/'), ledTo()]).toEqual([
    '/pages/my/setting',
    '/pages/index/new_index',
    '/pages/index/new_index',
  ])
})
