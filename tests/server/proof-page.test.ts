import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ledger } from '#contract/ledger.ts'
import { LOCALES } from '#contract/locales.ts'
import { DAY_S } from '#contract/time-units.ts'
import { verdictOn } from '#machines/wallet/proof.rules.ts'
import { proveBalances } from '#server/ledger/proof.ts'
import { BOOKS } from '#server/lib/words.ts'
import { granted, openEquity } from '#tests/world/equities.ts'
import { bring } from '#tests/world/money.ts'
import { clone, pinnedNode } from '#tests/world/open-house.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { app, context, clock, give } = world
const mara = await world.member()
await app.listen({ host: '127.0.0.1', port: 0 })
const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
const folder = mkdtempSync(join(tmpdir(), 'quay-proof-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const page = async (query = '', language?: string) =>
  app.inject({ url: `/proof${query}`, ...(language && { headers: { 'accept-language': language } }) })

test('before the first proof the page says so, and what a proof is', async () => {
  const { body, headers } = await page()
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toContain(BOOKS.en.web.proof.none)
  expect(body).toContain(BOOKS.en.web.proof.not.first)
})

test.each(LOCALES)('it speaks $label, asked by name or by the browser', async ({ code, tag, accept, rtl }) => {
  const pages = await Promise.all([page(`?lang=${tag}`), page(`?lang=${code}`), page('', accept)])
  for (const { body, headers } of pages) {
    expect(body).toContain(`<html lang="${tag}" dir="${rtl ? 'rtl' : 'ltr'}">`)
    expect(body).toContain(BOOKS[tag].web.proof.title)
    expect(headers['vary']).toContain('accept-language')
  }
})

test('it shows each proof, its key and its other side, and the same as JSON', async () => {
  await bring(world, mara, 'balance', 123_456n)
  await proveBalances(context)
  clock.pass(DAY_S)
  const [euro] = await proveBalances(context)
  const { body } = await page()
  const answer = await app.inject(`/proof/${euro}.json`)
  const proof = answer.json()
  expect(answer.headers['cache-control']).toContain('immutable')
  for (const text of [
    proof.root,
    proof.signature,
    proof.key,
    '€1,234.56',
    '-€1,234.56',
    '>256<',
    BOOKS.en.web.proof.demo,
  ])
    expect(body).toContain(text)
  expect(body.match(/<details>/g)).toHaveLength(1)
  expect(body).not.toMatch(/<script|style="| on\w+="/)
})

test('a page of real money does not call itself a demo', async () => {
  const real = await openWorld({ settings: { mode: 'production' } })
  const [euro] = await proveBalances(real.context)
  expect((await real.app.inject('/proof')).body).not.toContain(BOOKS.en.web.proof.demo)
  expect((await real.app.inject(`/proof/${euro}.json`)).json().demo).toBe(false)
})

test.each(['0', '999', '01', '1e3', '99999999999'])('there is no proof %s', async (id) => {
  expect((await app.inject(`/proof/${id}.json`)).json()).toMatchObject({ code: -404 })
})

test('nobody but the member is told the secret of a leaf', async () => {
  const own = await give(ledger.proof, { currency: 'EUR' }, mara)
  const everything = [(await page()).body, (await app.inject(`/proof/${own.proof}.json`)).body].join()
  for (const text of [own.secret, own.user_no]) expect(everything).not.toContain(text)
})

const script = join(clone, 'scripts/check-balance-proof.mjs')
const file = (name: string, thing: unknown) => {
  const place = join(folder, name)
  writeFileSync(place, JSON.stringify(thing))
  return place
}
function run(...given: string[]): Promise<{ code: number | null; said: string }> {
  return new Promise((done) => {
    const child = spawn(pinnedNode, [script, ...given], { cwd: folder })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (said += piece.toString()))
    child.once('close', (code) => done({ code, said }))
  })
}

test('the script, alone, finds the balance in what the host publishes', async () => {
  const own = await give(ledger.proof, { currency: 'EUR' }, mara)
  const place = `${origin}/proof/${own.proof}.json`
  const { key } = (await app.inject(`/proof/${own.proof}.json`)).json()
  const mine = file('proof.json', own)
  const { code, said } = await run(mine, place)
  expect([code, said]).toEqual([0, expect.stringContaining(`It holds. Member ${own.user_no} had 1234.56 EUR`)])
  expect(await run(mine, place, key)).toMatchObject({ code: 0 })
  expect(await run(mine, place, '0'.repeat(64))).toMatchObject({
    code: 1,
    said: expect.stringContaining('another key'),
  })
  expect(await run(mine, `${origin}/proof/999.json`)).toMatchObject({ code: 1 })
  expect(await run(mine)).toMatchObject({ code: 1 })
  expect((await app.inject('/proof/check-balance-proof.mjs')).body).toContain('It does not hold')
})

test('the script finds a flipped bit in every field', async () => {
  const own = await give(ledger.proof, { currency: 'EUR' }, mara)
  const published = (await app.inject(`/proof/${own.proof}.json`)).json()
  const wrong = placesIn({ own, published }).map((place, at) => ({ place, ...flip({ own, published }, place, at) }))
  expect(wrong.length).toBeGreaterThan(30)
  const verdicts = wrong.map(async ({ place, ...files }, at) => {
    const { code, said } = await run(file(`own-${at}.json`, files.own), file(`published-${at}.json`, files.published))
    return [place.join('.'), code, said.startsWith('It does not hold')]
  })
  expect(await Promise.all(verdicts)).toEqual(wrong.map(({ place }) => [place.join('.'), 1, true]))
}, 120_000)

test('shares are owed like money: each equity has its tree, its place on the page, and a check of its own', async () => {
  const { share } = await openEquity(world, { code: 'TREE', issued: 100_0000n })
  await openEquity(world, { code: 'BARE', issued: 0n })
  await granted(world, share, mara, 12_5000n)
  clock.pass(60)
  const ids = await proveBalances(context)
  const proofs = await Promise.all(ids.map(async (id) => (await app.inject(`/proof/${id}.json`)).json()))
  expect(proofs.map(({ currency, total }) => [currency, total]).slice(4)).toEqual([
    ['EQ-BARE', '0'],
    ['EQ-TREE', '125000'],
  ])
  expect(proofs.at(-1).platform).toEqual({ outside: '-1000000', capital: '875000' })
  expect((await page()).body).toContain('12.50 EQ-TREE')
  const own = await give(ledger.proof, { currency: share }, mara)
  expect([own.balance, own.accounts]).toEqual(['125000', [{ kind: share, available: '125000', held: '0' }]])
  expect(await verdictOn(own, proofs.at(-1), own.user_no)).toBe('matches')
  expect(await verdictOn({ ...own, balance: '125001' }, proofs.at(-1), own.user_no)).toBe('elsewhere')
  const { code, said } = await run(file('share.json', own), `${origin}/proof/${own.proof}.json`)
  expect([code, said]).toEqual([0, expect.stringContaining('had 12.5000 EQ-TREE, counted in 12.5000 EQ-TREE')])
  const other = { ...own, accounts: own.accounts.map((account) => ({ ...account, kind: 'EQ-BARE' })) }
  expect(await run(file('other.json', other), `${origin}/proof/${own.proof}.json`)).toMatchObject({ code: 1 })
  expect(await world.deny(ledger.proof, { currency: 'EQ-BARE' }, mara)).toEqual({ refusal: 'missing' })
  expect(await world.deny(ledger.proof, { currency: 'FU-NONE' }, mara)).toEqual({ refusal: 'missing' })
})

type Place = readonly string[]

function placesIn(thing: unknown, under: Place = []): Place[] {
  if (typeof thing !== 'object' || thing === null) return [under]
  return Object.entries(thing).flatMap(([key, value]) => placesIn(value, [...under, key]))
}

/** One bit of one field is turned over, a different one each time. */
function flip<T>(thing: T, [key, ...rest]: Place, at: number): T {
  if (key === undefined) return flipped(thing, at) as T
  const copy = (Array.isArray(thing) ? [...thing] : { ...thing }) as Record<string, unknown>
  copy[key] = flip(copy[key], rest, at)
  return copy as T
}

function flipped(value: unknown, at: number): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value ^ (1 << (at % 7))
  const text = String(value)
  const letter = at % text.length
  return (
    text.slice(0, letter) +
    String.fromCodePoint((text.codePointAt(letter) ?? 0) ^ (1 << (at % 6))) +
    text.slice(letter + 1)
  )
}
