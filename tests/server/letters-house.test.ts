import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { APP_KEY } from '#contract/limits.ts'
import { session } from '#contract/session.ts'
import { copyDatabase } from '#tests/world/cluster.ts'
import { certificate, mailServer, opened, SENDER } from '#tests/server/lib/mail-server.ts'
import { openHouse } from '#tests/world/open-house.ts'

const room = mkdtempSync(join(tmpdir(), 'quay-letters-'))
const vouched = join(room, 'certificate.pem')
writeFileSync(vouched, certificate.cert)
const server = await mailServer({ atEnd: afterAll })
const database = await copyDatabase(inject('adminUrl'))
const owner = new pg.Client({ connectionString: database.url })
await owner.connect()
afterAll(async () => {
  await owner.end()
  await database.drop()
  rmSync(room, { recursive: true })
})

const open = () =>
  openHouse({
    QUAY_MODE: 'production',
    PEPPER: '7c5f1be0d94a263f8e7b6a5948372615',
    TRUST_PROXY: 'none',
    ORIGIN: 'https://quay.example',
    SMTP_URL: server.url,
    SMTP_FROM: SENDER,
    NODE_EXTRA_CA_CERTS: vouched,
    DATABASE_URL: database.url,
    DATA_DIR: join(room, 'data'),
  })
async function register(url: string, account: string) {
  const form = new URLSearchParams({ app_key: APP_KEY, type: 'email', account })
  const answer = await fetch(`${url}${session.sendRegisterCode.path}`, { method: 'POST', body: form })
  return (await answer.json()) as { code: number; msg: string }
}
const waiting = async () => (await owner.query<{ n: number }>('select count(*)::int as n from letter')).rows[0]?.n

test('a house that is killed before it knows that a letter was taken sends the same one again', async () => {
  const first = open()
  const killed = new Promise<void>((done) => {
    server.beforeReply(async () => {
      server.beforeReply(async () => undefined)
      await first.end('SIGKILL')
      done()
    })
  })
  expect(await register(await first.opened, 'anna@quay.test')).toMatchObject({
    code: 1,
    msg: 'The code is on its way.',
  })
  await killed
  expect([server.taken.length, await waiting()]).toEqual([1, 1])
  await owner.query('update letter set due_at = now()')
  const second = open()
  await second.opened
  await expect.poll(waiting).toBe(0)
  const [once, again, ...more] = server.taken.splice(0)
  expect([again, more]).toEqual([once, []])
  const letter = opened(again ?? { raw: '' })
  expect(letter.headers).toMatchObject({ To: 'anna@quay.test', Subject: 'Your Quay code' })
  const code = /\d{6}/.exec(letter.text)?.[0] ?? ''
  expect(code).toMatch(/^\d{6}$/)
  const said = first.said() + (await second.end('SIGTERM')).said
  expect([said.includes(code), said.includes('anna@quay.test'), said.includes('a letter left')]).toEqual([
    false,
    false,
    true,
  ])
})

test('two houses send every letter once', async () => {
  const houses = [open(), open()]
  const urls = await Promise.all(houses.map(({ opened: url }) => url))
  const people = Array.from({ length: 18 }, (_, at) => `person${at}@quay.test`)
  const answers = await Promise.all(people.map((account, at) => register(urls[at % 2] ?? '', account)))
  expect(answers.map(({ code }) => code)).toEqual(people.map(() => 1))
  await expect.poll(waiting).toBe(0)
  expect(server.taken.map(({ to }) => to[0]).toSorted()).toEqual(people.toSorted())
  for (const house of houses) expect((await house.end('SIGTERM')).code).toBe(0)
})
