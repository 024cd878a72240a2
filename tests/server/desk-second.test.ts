import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { base32 } from '@scure/base'
import { sql as raw } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { SECOND_TRIES, TOTP } from '#contract/limits.ts'
import { codeAt, spanOf } from '#server/factor/totp.ts'
import { DEMO_APP_KEY, demoLogins, seedDemo } from '#server/seeds/demo.ts'
import { askDesk, askDeskPlainly, numberIn, talkToDesk } from '#tests/world/desk.ts'
import { ADA, BEN } from '#tests/world/operators.ts'
import { openWorld } from '#tests/world/open.ts'
import { asOwner } from '#tests/world/world.ts'

const room = mkdtempSync(join(tmpdir(), 'quay-desk-second-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))
const PEPPER = '3f9c1e5b7a2d8046c9e1f3b5d7a90c2e4f6081a3b5c7d9ef'
const EVE = { email: 'eve@quay.test', password: 'a-gull-over-the-sea' }

const world = await openWorld({ settings: { pepper: PEPPER } })
const { sql, url } = world
const here = { DATABASE_URL: url, DATA_DIR: room, PEPPER }
const as = ({ email }: { email: string }) => ({ ...here, QUAY_OPERATOR: email })
const by = (who: typeof ADA, words: string, ...lines: string[]) =>
  askDeskPlainly(words, as(who), [who.password, ...lines])

await askDesk('operator add', here, ['Ada', ADA.email, ADA.password])
await askDesk('operator add', as(ADA), [ADA.password, 'Ben', BEN.email, BEN.password])
const eve = numberIn(await askDesk('operator add', as(ADA), [ADA.password, 'Eve', EVE.email, EVE.password]))
await askDesk(`operator approve ${eve}`, as(BEN), [BEN.password, 'yes'])

const keyIn = (said: string) => Buffer.from(base32.decode(/^ {2}([A-Z2-7]{32})$/m.exec(said)?.[1] ?? ''))
const codesIn = (said: string) => said.match(/^ {2}[0-9A-Z]{5}-[0-9A-Z]{5}$/gm)?.map((code) => code.trim()) ?? []
const spanNow = () => spanOf(new Date())
const notes = async (verb: string) =>
  (await sql.selectFrom('desk_log').select(['actor', 'reason']).where('verb', '=', verb).orderBy('id').execute()).map(
    ({ actor, reason }) => `${actor}: ${reason}`,
  )
const setsUp = (who: typeof ADA, words: string, span = spanNow()) =>
  talkToDesk(words, as(who), (said) => (said.includes('app shows') ? codeAt(keyIn(said), span) : who.password))

let key = Buffer.alloc(0)
let codes: string[] = []
/** A span that was not said yet, and is heard. */
let span = 0
const next = () => codeAt(key, (span = Math.max(span + 1, spanNow() - TOTP.window)))

describe('the first sign-in', () => {
  test('does nothing before a code of the new app came, and a wrong one sets nothing up', async () => {
    const without = await by(EVE, 'manual list')
    expect(without).toMatchObject({ code: 1, error: 'Nobody answered; nothing was done.\n' })
    expect(without.out).toContain(`${EVE.email} has no second factor yet`)
    const shown = keyIn(without.out)
    const name = encodeURIComponent(`${EVE.email} (desk)`)
    expect(without.out).toContain(`otpauth://totp/Quay:${name}?secret=${base32.encode(shown)}&issuer=Quay`)
    const wrong = await setsUp(EVE, 'manual list', spanNow() - 5)
    expect(wrong).toMatchObject({ code: 1, error: 'The code is wrong, or was used before.\n' })
    expect(keyIn(wrong.out)).not.toEqual(shown)
    expect(`${without.out}${wrong.out}`).not.toMatch(/Nothing waits|recovery codes/)
    expect(await notes('factor on')).toEqual([])
  })

  test('takes the key by its first code, shows ten recovery codes, and does what was asked', async () => {
    span = spanNow() - TOTP.window
    const { code, out } = await setsUp(EVE, 'manual list', span)
    key = keyIn(out)
    codes = codesIn(out)
    expect([code, new Set(codes).size]).toEqual([0, 10])
    expect(out).toContain('Nothing waits for a second operator.')
    expect(await notes('factor on')).toEqual([`${EVE.email}: An authenticator app was set up.`])
    expect((await by(EVE, 'manual list', codeAt(key, span))).error).toContain('was used before')
  })

  test('keeps the key under cover and of the codes what tells nobody', async () => {
    const rows = await raw<{ text: string }>`
      select operator_app::text as text from operator_app union all select operator_recovery_code::text from operator_recovery_code`
    let kept = ''
    await asOwner(world, async (inside) => {
      kept = (await rows.execute(inside)).rows.map(({ text }) => text).join()
    })
    expect(kept).toMatch(/^\(\d+,/)
    for (const secret of [key.toString('hex'), ...codes.map((code) => code.replace('-', ''))])
      expect(kept).not.toContain(secret)
  })
})

describe('every sign-in after it', () => {
  test('asks for the password first, and then for a code, once', async () => {
    expect((await by(EVE, 'manual list')).error).toBe('Nobody answered; nothing was done.\n')
    expect((await askDeskPlainly('manual list', as(EVE), ['not-the-password', next()])).error).toContain(
      'No operator has this e-mail and this password.',
    )
    const right = next()
    expect((await by(EVE, 'manual list', right)).out).toContain('Nothing waits')
    expect(await by(EVE, 'manual list', right)).toMatchObject({
      code: 1,
      error: 'The code is wrong, or was used before.\n',
    })
    expect((await notes('sign in')).at(-1)).toBe(`${EVE.email}: The code was wrong.`)
  })

  test('hears of two who say a recovery code at once only one', async () => {
    const [code = ''] = codes
    const both = await Promise.all([by(EVE, 'manual list', code), by(EVE, 'manual list', code)])
    expect(both.map((said) => said.code).toSorted()).toEqual([0, 1])
    expect(both.map(({ out }) => out).join()).toContain('Recovery codes left: 9.')
    expect(await notes('sign in')).toContain(`${EVE.email}: A recovery code was used.`)
    expect((await by(EVE, 'manual list', ` ${codes[1]?.toLowerCase().replace('-', ' ')}`)).out).toContain('left: 8.')
  })

  test('is shut for a while after five wrong codes, for this operator alone', async () => {
    for (let tries = 0; tries < SECOND_TRIES; tries += 1)
      expect((await by(EVE, 'manual list', codes[0] ?? '')).error).toContain('The code is wrong')
    expect((await by(EVE, 'manual list', codes[2] ?? '')).error).toBe(
      `Too many wrong codes; ${EVE.email} may try again in 15 minutes.\n`,
    )
    expect((await askDesk('manual list', as(BEN), [BEN.password])).code).toBe(0)
    await sql.deleteFrom('allowance').where('key', '=', `desk-second:${EVE.email}`).execute()
    expect((await by(EVE, 'manual list', codes[2] ?? '')).code).toBe(0)
  })
})

describe('a lost second factor', () => {
  const signed = (who: typeof ADA, words: string, ...answers: string[]) =>
    askDesk(words, as(who), [who.password, ...answers])

  test('is forgotten when two agree, and the next sign-in sets up another', async () => {
    const asked = await signed(ADA, `factor reset ${EVE.email} --reason "Her phone fell into the water"`)
    expect((await signed(BEN, 'factor list')).out).toContain('Her phone fell into the water')
    expect((await signed(ADA, `factor approve ${numberIn(asked)}`, 'yes')).error).toContain('another operator')
    expect((await by(EVE, 'manual list', codes[3] ?? '')).code).toBe(0)
    const approved = await signed(BEN, `factor approve ${numberIn(asked)}`, 'yes')
    expect(approved.out).toContain(`${ADA.email} wants the second factor of ${EVE.email} forgotten`)
    expect(await notes('factor approve')).toEqual([`${BEN.email}: Her phone fell into the water`])
    const { code, out } = await setsUp(EVE, 'manual list')
    expect([code, keyIn(out).equals(key), codesIn(out).length]).toEqual([0, false, 10])
    expect((await by(EVE, 'manual list', codes[4] ?? '')).error).toContain('The code is wrong')
  })

  test.each([
    ['nobody@quay.test', 'No operator has the e-mail nobody@quay.test.'],
    [EVE.email, `${EVE.email} has no second factor; the next sign-in asks for one.`],
  ])('is not asked for where there is none: %s', async (email, why) => {
    await asOwner(world, (inside) =>
      raw`select desk_app_off((select id from operator where email = ${email}))`.execute(inside),
    )
    expect((await signed(ADA, `factor reset ${email} --reason "Lost"`)).error).toBe(`${why}\n`)
  })
})

test('the house itself reads no key and gives nobody an app', async () => {
  await expect(raw`select * from operator_app`.execute(sql)).rejects.toThrow('permission denied')
  await expect(raw`update operator_recovery_code set used_at = null`.execute(sql)).rejects.toThrow('permission denied')
  const gives = raw`select demo_app_on((select id from operator where email = ${EVE.email}), ''::bytea, now())`
  await expect(gives.execute(sql)).rejects.toThrow('operators set up their app at the desk')
})

describe('the operators of the demo', async () => {
  const demo = await openWorld({ settings: { pepper: PEPPER } })
  await seedDemo(demo.context)
  const [one, two] = demoLogins.filter(({ who }) => who.includes('perator'))
  const around = { DATABASE_URL: demo.url, DATA_DIR: room, PEPPER }
  const says = (who = one, ...lines: string[]) =>
    askDeskPlainly('manual list', { ...around, QUAY_OPERATOR: who?.account ?? '' }, [who?.password ?? '', ...lines])
  const shown = async (who = one) => {
    const { out } = await askDeskPlainly('demo code', around)
    return new RegExp(`^${who?.account} +(.+)$`, 'm').exec(out)?.[1] ?? ''
  }

  test('prove a second factor too: the code that the desk shows, which is that of the printed key', async () => {
    expect((await says()).error).toContain('Nobody answered')
    const code = await shown()
    const spans = [-1, 0].map((off) => codeAt(Buffer.from(base32.decode(DEMO_APP_KEY)), spanNow() + off))
    expect(spans).toContain(code)
    expect((await says(one, code)).code).toBe(0)
    expect((await says(one, code)).error).toContain('was used before')
    expect((await says(two, await shown(two))).code).toBe(0)
  })

  test('have that app in a demo world too that was made before there were any, and keep their own', async () => {
    const owner = (act: ReturnType<typeof raw>) => asOwner(demo, (inside) => act.execute(inside))
    await owner(raw`select desk_app_off(id) from operator where email = ${one?.account ?? ''}`)
    expect(await shown()).toBe('')
    await seedDemo(demo.context)
    expect(await shown()).toMatch(/^\d{6}$/)
    expect((await says(one, await shown())).code).toBe(0)
    const last = await shown()
    await seedDemo(demo.context)
    expect(await shown()).toBe(last)
  })

  test('are shown a code as long as one is left, and how long to wait then', async () => {
    for (let more = 0; more < 4 && /^\d{6}$/.test(await shown(two)); more += 1)
      expect((await says(two, await shown(two))).code).toBe(0)
    expect(await shown(two)).toMatch(/^in \d+ s$/)
  })

  test('do nothing in production, and nobody is shown their code there', async () => {
    const production = {
      ...around,
      QUAY_MODE: 'production',
      TRUST_PROXY: 'none',
      ORIGIN: 'https://quay.example',
      SMTP_URL: 'smtps://mail.quay.example',
      SMTP_FROM: 'post@quay.example',
      QUAY_OPERATOR: one?.account ?? '',
    }
    const code = codeAt(Buffer.from(base32.decode(DEMO_APP_KEY)), spanNow() + 1)
    expect(await askDeskPlainly('manual list', production, [one?.password ?? '', code])).toMatchObject({
      code: 1,
      error: 'No operator has this e-mail and this password.\n',
    })
    expect(await askDeskPlainly('demo code', production)).toMatchObject({
      code: 1,
      error: 'There are no demo operators in production.\n',
    })
  })
})
