import { expect, test } from 'vitest'
import { device } from '#contract/device.ts'
import { notices } from '#contract/notices.ts'
import { session } from '#contract/session.ts'
import { PASSWORD, type Caller, type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, member, sql, letters } = world

const CHROME =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36'
const PHONE = { agent: CHROME, ip: '203.0.113.9' }

const enter = ({ email }: Person, mark: string, caller: Caller = PHONE) =>
  give(session.signIn, { account: email, password: PASSWORD, device: mark }, caller)
const noticesOf = async (person: Person, language = 'en-us') =>
  (await give(notices.list, {}, { ...person, language })).data.map(({ about, title, text, link }) => ({
    about,
    title,
    text,
    link,
  }))
const lettersTo = ({ email }: Person) => letters().filter(({ to }) => to === email)

test('a sign-in from a phone that was never in before is told by notice and by letter, with a way to the list', async () => {
  const mara = await member()
  await enter(mara, 'a strange phone')
  expect(await noticesOf(mara)).toEqual([
    {
      about: 'device',
      title: 'New sign-in',
      text: 'A new device signed in to your account: Chrome, Android. Network: 203.0.113.x. If it was not you, sign it out and change your password.',
      link: '/pages/users/setting?part=devices',
    },
  ])
  const [letter, ...more] = lettersTo(mara)
  expect(more).toEqual([])
  expect(letter?.subject).toBe('New sign-in to your Quay account')
  expect(letter?.text).toContain('Browser: Chrome, Android\nNetwork: 203.0.113.x\nTime: 2026-03-03 10:00 UTC\n')
  expect(letter?.text).toContain('https://quay.test/h5/#/pages/users/setting?part=devices')
})

test('whoever joins is no stranger, and neither is a phone that was in before', async () => {
  const mara = await member()
  expect(await noticesOf(mara)).toEqual([])
  await enter(mara, 'her phone')
  await enter(mara, 'her phone')
  await enter(mara, 'her phone', { ...PHONE, ip: '198.51.100.200' })
  expect([(await noticesOf(mara)).length, lettersTo(mara).length]).toEqual([1, 1])
})

test('a browser that says nothing of itself is called unknown, in the language of whoever reads', async () => {
  const mara = await member()
  await enter(mara, 'a phone', { ip: '203.0.113.9' })
  const [notice] = await noticesOf(mara, 'hebrew')
  expect(notice?.text).toContain('\u2068דפדפן לא ידוע\u2069. רשת: \u2068203.0.113.x\u2069')
})

test('the letter is written in the language of the member’s own phones, whatever the stranger speaks', async () => {
  const mara = await member()
  await enter(mara, 'her phone', { ...PHONE, language: 'de' })
  await enter(mara, 'a strange phone', { ...PHONE, language: 'zh-cn' })
  expect(lettersTo(mara)[0]?.subject).toBe('Neue Anmeldung in Ihrem Quay-Konto')
})

test('a phone that was signed out from elsewhere is a stranger again; the one that did it stays known', async () => {
  const mara = await member()
  const mine = await enter(mara, 'her phone')
  await enter(mara, 'her phone')
  await enter(mara, 'a strange phone')
  expect(lettersTo(mara)).toHaveLength(2)
  await give(device.endOthers, {}, mine)
  await enter(mara, 'her phone')
  expect(lettersTo(mara)).toHaveLength(2)
  await enter(mara, 'a strange phone')
  expect(lettersTo(mara)).toHaveLength(3)
})

test('of a browser only its names are kept, and of an address only its network', async () => {
  const mara = await member()
  await enter(mara, 'her phone')
  const kept = await sql
    .selectFrom('session')
    .select(['browser', 'system', 'network'])
    .where('member_id', '=', mara.id)
    .orderBy('created_at')
    .execute()
  expect(kept).toContainEqual({ browser: 'Chrome', system: 'Android', network: '203.0.113.x' })
  const all = JSON.stringify([await sql.selectFrom('session').selectAll().execute(), world.logged])
  expect(all).not.toContain('Pixel')
  expect(all).not.toContain('203.0.113.9"}')
})
