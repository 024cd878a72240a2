import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { attachment, UPLOAD_FORM } from '#contract/attachment.ts'
import { APP_KEY } from '#contract/limits.ts'
import { openedWithin } from '#server/lib/sealed-names.ts'
import { askDesk } from '#tests/world/desk.ts'
import { picture } from '#tests/files/pictures.ts'
import { openWorld } from '#tests/world/open.ts'

const room = mkdtempSync(join(tmpdir(), 'quay-looks-'))
afterAll(() => rmSync(room, { recursive: true }))
const world = await openWorld({ settings: { pictures: join(room, 'pictures') } })
const { member, give, app, sql } = world
const ADA = { email: 'ada@quay.test', password: 'a-lantern-on-the-pier' }
const here = { DATABASE_URL: world.url, DATA_DIR: room, PEPPER: world.context.settings.pepper }
const desk = (words: string, ...lines: string[]) => askDesk(words, { ...here, QUAY_OPERATOR: ADA.email }, lines)
const looks = async () => {
  const rows = sql.selectFrom('desk_log').select(['actor', 'subject', 'reason', 'after']).where('verb', '=', 'look')
  return openedWithin(world.context, sql, await rows.execute())
}

test('an operator looks at a picture under their own name and for a reason, and learns where else it was seen', async () => {
  await askDesk('operator add', here, ['Ada', ADA.email, ADA.password])
  const [mara, nils] = [await member(), await member()]
  const send = async (who: typeof mara, tint: number) =>
    give(attachment.upload, { ...UPLOAD_FORM, file: new Uint8Array(await picture('jpeg', 200, 150, tint)) }, who)
  const { url } = await send(mara, 1)
  const again = await send(nils, 1)
  const to = join(room, 'seen.jpg')

  expect((await desk(`look ${url} --to ${to}`, ADA.password)).error).toContain('Say why')
  expect((await desk(`look ${url} --reason "a dispute"`, ADA.password)).error).toContain('Say where to put it')
  expect((await desk(`look ${url} --to ${to} --reason "a dispute"`, 'not-the-password')).code).toBe(1)
  expect((await desk(`look ${'0'.repeat(32)} --to ${to} --reason "a dispute"`, ADA.password)).error).toContain(
    'no picture',
  )
  expect([existsSync(to), await looks()]).toEqual([false, []])

  const { code, out } = await desk(`look ${url} --to ${to} --reason "a dispute"`, ADA.password)
  expect([code, out]).toEqual([0, expect.stringContaining('Sent by member')])
  expect(out).toContain(again.url.split('/').at(-1))
  expect(out).toContain('the same bytes')
  const shown = await app.inject({ url, query: { app_key: APP_KEY }, headers: { 'x-token': mara.token } })
  expect(readFileSync(to).equals(shown.rawPayload)).toBe(true)
  const { user_no } = await sql
    .selectFrom('member')
    .select('user_no')
    .where('id', '=', mara.id)
    .executeTakeFirstOrThrow()
  expect(await looks()).toMatchObject([
    { actor: ADA.email, subject: user_no, reason: 'a dispute', after: { picture: url.split('/').at(-1) } },
  ])
  expect((await desk(`look ${url} --to ${to} --reason "once more"`, ADA.password)).error).toContain('cannot be written')
})
