import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { recharge } from '#contract/recharge.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { begun, payee, requested } from '#tests/world/cash-records.ts'
import { openChannels } from '#tests/world/channels.ts'
import { ADA, openDesk } from '#tests/world/operators.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, clock, member, sql } = world
const { by, log } = await openDesk(world)
const ways = await openChannels(world)
clock.set(new Date().toISOString())
const place = mkdtempSync(join(tmpdir(), 'quay-bank-'))
afterAll(() => rmSync(place, { recursive: true }))

let files = 0
const file = (kind: string) => join(place, `${(files += 1)}.${kind}`)
const written = (kind: string, text: string) => {
  const name = file(kind)
  writeFileSync(name, text)
  return name
}
const today = new Date().toISOString().slice(0, 10)

interface Line {
  cents: bigint
  ref: string
  text?: string
  endToEnd?: string
}
const text = (cents: bigint) =>
  `${cents < 0n ? '-' : ''}${String(cents < 0n ? -cents : cents)
    .padStart(3, '0')
    .replace(/(..)$/, '.$1')}`
const table = (...lines: Line[]) => {
  const closing = lines.reduce((sum, { cents }) => sum + cents, 100_000n)
  return [
    'iban,opening,closing,ref,booked,amount,end_to_end,text,party,party_iban',
    ...lines.map((line) =>
      [
        'NL91ABNA0417164300',
        text(100_000n),
        text(closing),
        line.ref,
        today,
        text(line.cents),
        line.endToEnd ?? '',
        `"${line.text ?? ''}"`,
        '"Kuiper, Mira"',
        'DE89370400440532013000',
      ].join(','),
    ),
  ].join('\n')
}

async function accepted(amount: string): Promise<{ mira: Person; no: string }> {
  const mira = await payee(world)
  const { order_no: no } = await requested(world, mira, { amount })
  await by(ADA, `withdrawal take ${no}`)
  await by(ADA, `withdrawal approve ${no} --reason "Looked at"`, 'yes')
  return { mira, no }
}
const statusOf = async (person: Person, order_no: string) => (await give(withdrawal.info, { order_no }, person)).status

test('what was accepted goes to the bank in one file, once; its statement pays it, once', async () => {
  const [one, two] = [await accepted('100'), await accepted('50')]
  const [to, again] = [file('xml'), file('xml')]
  const { out } = await by(ADA, `bank export --to ${to}`)
  const [, number = ''] = /(QUAY-\d{8}-\d+): 2 payments, 147\.25 EUR/.exec(out) ?? []
  const xml = readFileSync(to, 'utf8')
  expect(
    xml.match(/<EndToEndId>(.*?)<.*?Ccy="EUR">(.*?)</g)?.map((found) =>
      found
        .replaceAll(/<[^>]*>|</g, ' ')
        .trim()
        .split(/\s+/),
    ),
  ).toEqual([
    [one.no, '98.50'],
    [two.no, '48.75'],
  ])
  expect(xml).toContain(`<MsgId>${number}</MsgId>`)
  expect((await by(ADA, `bank export --to ${file('xml')}`)).out).toContain('Nothing waits to be paid by the bank.')
  await by(ADA, `bank export ${number} --to ${again}`)
  expect(readFileSync(again, 'utf8')).toBe(xml)
  expect((await by(ADA, `bank export ${number} --to ${again}`)).error).toBe(`${again} cannot be written (EEXIST).\n`)
  const statement = written(
    'csv',
    table({ cents: -9_850n, ref: 'B1', endToEnd: one.no }, { cents: -4_875n, ref: 'B2', text: `SEPA ${two.no}` }),
  )
  expect((await by(ADA, `bank import ${statement}`)).out).toMatch(new RegExp(`paid ${one.no}.*\n.*paid ${two.no}`))
  expect([await statusOf(one.mira, one.no), await statusOf(two.mira, two.no)]).toEqual(['completed', 'completed'])
  expect(await give(withdrawal.info, { order_no: one.no }, one.mira)).toMatchObject({ tx_hash: 'B1' })
  expect((await by(ADA, `bank import ${statement}`)).out).toContain(': 0 movements that were not known.')
  const back = written('csv', table({ cents: 9_850n, ref: 'B3', endToEnd: one.no }))
  expect((await by(ADA, `bank import ${back}`)).out).toContain(`came back: withdrawal return ${one.no}`)
  expect(await statusOf(one.mira, one.no)).toBe('completed')
  expect((await log('bank export')).map(({ subject, after }) => [subject, after])).toEqual([
    [number, { day: number.slice(5, 13).replace(/(....)(..)(..)/, '$1-$2-$3'), payouts: [one.no, two.no] }],
  ])
})

test('what did not go through goes into the next file once it is tried again', async () => {
  const { no } = await accepted('60')
  await by(ADA, `bank export --to ${file('xml')}`)
  await by(ADA, `withdrawal stumble ${no} --reason "Refused by the bank"`, 'yes')
  await by(ADA, `withdrawal retry ${no} --reason "Once more"`, 'yes')
  const to = file('xml')
  expect((await by(ADA, `bank export --to ${to}`)).out).toContain(': 1 payment, 58.70 EUR')
  expect(readFileSync(to, 'utf8')).toContain(no)
})

test('of what arrived is said whose it is, and by what it is credited; and where a day differs', async () => {
  const mira = await member()
  const info = await begun(world, mira, ways.bank, '138')
  const other = await begun(world, mira, ways.bank, '20')
  const statement = written(
    'csv',
    table(
      { cents: 13_800n, ref: 'B11', text: `Recharge ${info.reference.toLowerCase().replaceAll('-', ' ')}` },
      { cents: 1_900n, ref: 'B12', text: other.reference },
      { cents: 500n, ref: 'B13', text: 'hello' },
    ),
  )
  const { out } = await by(ADA, `bank import ${statement}`)
  expect(out).toContain(`arrived: recharge credit ${info.order_no} --ref B11`)
  expect(out).toContain(`arrived: recharge credit ${other.order_no} --ref B12 --amount 19.00 (said 20.00)`)
  expect(out).toContain('nobody knows')
  const reconciled = (await by(ADA, `bank reconcile --day ${today}`)).out
  for (const ref of ['B11', 'B12', 'B13'])
    expect(reconciled).toMatch(new RegExp(`on the statement, not credited +${ref} `))
  expect((await give(recharge.info, { order_no: info.order_no }, mira)).status).toBe('awaiting_proof')
})

test.each([
  ['bank import nowhere.xml', 'nowhere.xml cannot be read (ENOENT).'],
  ['bank reconcile --day soon', '"soon" is no day.'],
  ['bank export QUAY-1 --to x.xml', 'No file has the number QUAY-1.'],
])('%s: %s', async (line, says) => {
  expect((await by(ADA, line)).error).toBe(`${says}\n`)
})

test('a statement that does not add up, or is none, is not taken', async () => {
  const good = table({ cents: 100n, ref: 'B21' })
  const wrong = written('csv', good.replace('1001.00', '1001.01'))
  expect((await by(ADA, `bank import ${wrong}`)).error).toContain('does not add up')
  const none = written('csv', 'hello')
  expect((await by(ADA, `bank import ${none}`)).error).toContain('The first line must be: iban,opening')
  expect((await by(ADA, `bank import ${written('xml', '<a/>')}`)).error).toBe(
    'The file names no statement of an account.\n',
  )
  expect(await sql.selectFrom('bank_entry').select('ref').where('ref', '=', 'B21').execute()).toEqual([])
})

test('a busy day has more movements than one statement of the base takes, and each is kept once', async () => {
  const movements = Array.from({ length: 7_000 }, (_, at) => ({ cents: 1n, ref: `many-${at}` }))
  const statement = written('csv', table(...movements))
  const { out } = await by(ADA, `bank import ${statement}`)
  expect(out).toContain(': 7000 movements that were not known.')
  expect((await by(ADA, `bank import ${statement}`)).out).toContain(': 0 movements that were not known.')
  const { kept } = await sql
    .selectFrom('bank_entry')
    .select(({ fn }) => fn.countAll<bigint>().as('kept'))
    .where('ref', 'like', 'many-%')
    .executeTakeFirstOrThrow()
  expect(Number(kept)).toBe(7_000)
})

test('a file in another writing is not taken', async () => {
  const name = file('csv')
  writeFileSync(name, Buffer.from(table({ cents: 100n, ref: 'B31', text: 'Müller' }), 'latin1'))
  expect((await by(ADA, `bank import ${name}`)).error).toBe('The file is not written in UTF-8.\n')
  expect(await sql.selectFrom('bank_entry').select('ref').where('ref', '=', 'B31').execute()).toEqual([])
})
