import { describe, expect, test } from 'vitest'
import { recharge } from '#contract/recharge.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { payee } from '#tests/world/cash-records.ts'
import { numberIn } from '#tests/world/desk.ts'
import { newKey, PIN } from '#tests/world/money.ts'
import { ADA, BEN, openDesk } from '#tests/world/operators.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, give, deny, member, clock } = world
const { by, log, help } = await openDesk(world)
// The desk acts in real time.
clock.set(new Date().toISOString())

const BANK =
  'name=Quay Bank,type=bank,currency=EUR,address=DE89 3704 0044 0532 0130 00,swift=COBADEFF,bank_name=Commerzbank,account_name=Quay,least=10,most=10000,by_proof=yes,tips.en=Quote the reference, please,tips.de=Bitte den Verwendungszweck angeben'
const add = (set: string) => by(ADA, `channel add --set "${set}" --reason "A new bank"`)
const stored = () => sql.selectFrom('recharge_channel').selectAll().orderBy('id').execute()

describe('a way to bring money in', () => {
  test('is added by two, checked, and seen by everybody at once', async () => {
    expect((await by(ADA, 'channels')).out).toContain('There is no way to bring money in.')
    const asked = await add(BANK)
    expect([asked.error, asked.out]).toEqual(['', expect.stringContaining('channel approve')])
    expect(await stored()).toEqual([])
    expect((await by(ADA, `channel approve ${numberIn(asked)}`, 'yes')).error).toContain('another operator')
    expect((await by(BEN, 'channel list')).out).toContain('Quay Bank')
    const approved = await by(BEN, `channel approve ${numberIn(asked)}`, 'yes')
    expect([approved.error, approved.out]).toEqual(['', expect.stringMatching(/address +DE89370400440532013000\n/)])
    const { list } = await give(recharge.channels, {}, await member())
    expect(list).toMatchObject([
      {
        name: 'Quay Bank',
        type: 'bank',
        currency: 'EUR',
        account: 'balance',
        address: 'DE89370400440532013000',
        swift: 'COBADEFF',
        min: 10,
        max: 10_000,
        tips: 'Quote the reference, please',
        need_proof: 1,
        demo: 0,
        open: 1,
      },
    ])
    expect((await by(ADA, 'channels')).out).toMatch(/Quay Bank +bank +EUR +DE89370400440532013000 COBADEFF +10 +10000/)
    expect(await log('channel approve')).toMatchObject([
      { actor: BEN.email, subject: 'Quay Bank', reason: 'A new bank', before: null, after: { least: '10' } },
    ])
  })

  test('is changed and closed by two; what was begun by it goes on', async () => {
    const [{ id } = { id: 0 }] = await stored()
    const mira = await member()
    const begin = { channel_id: id, amount: '50', idem: newKey() }
    const change = await by(ADA, `channel change ${id} --set "most=500,tips.de=Danke, bitte" --reason "Less a time"`)
    const changed = await by(BEN, `channel approve ${numberIn(change)}`, 'yes')
    expect([changed.error, changed.out]).toEqual([
      '',
      expect.stringMatching(/most +10000 +500\ntips\.de +Bitte den Verwendungszweck angeben +Danke, bitte\n/),
    ])
    expect((await stored())[0]).toMatchObject({
      most: 500,
      tips: { en: 'Quote the reference, please', de: 'Danke, bitte' },
    })
    expect(await log('channel approve')).toContainEqual(
      expect.objectContaining({
        before: { most: 10_000, 'tips.de': 'Bitte den Verwendungszweck angeben' },
        after: expect.objectContaining({ most: '500' }),
      }),
    )
    const close = await by(ADA, `channel close ${id} --reason "The bank is left"`)
    expect((await by(BEN, `channel approve ${numberIn(close)}`, 'yes')).error).toBe('')
    expect(await deny(recharge.recharge, begin, mira)).toMatchObject({ refusal: 'channel-closed' })
    expect((await by(ADA, 'channels')).out).toMatch(/Quay Bank .* no\n/)
    const open = await by(ADA, `channel change ${id} --set open=yes --reason "It is back"`)
    expect((await by(BEN, `channel refuse ${numberIn(open)}`, 'yes')).out).toContain('Refused.')
    expect((await stored())[0]?.open).toBe(false)
  })

  test('without what it needs, or to nowhere, is refused in a sentence', async () => {
    const without = (from: string, to: string) => add(BANK.replace(from, to))
    expect((await add('name=Half,type=bank')).error).toBe(
      'A way to bring money in needs currency, least, most, by_proof besides.\n',
    )
    for (const [from, to, why] of [
      ['0130 00', '0130 01', 'is no IBAN'],
      ['COBADEFF', 'COBAFRPP', 'is no SWIFT of the bank of this IBAN'],
      ['by_proof=yes', 'by_proof=no', 'A bank takes EUR, by proof'],
      ['least=10', 'least=ten', '"ten" is nothing that least can be: whole'],
      ['type=bank', 'type=cash', 'can be: bank, chain, gateway'],
      ['name=', 'luck=', '"luck" is nothing that can be set here'],
      ['account_name=Quay', `account_name=${'x'.repeat(301)}`, 'is nothing that account_name can be'],
      ['by_proof=yes', 'by_proof=yes,fee_rate=1.1', 'is nothing that fee_rate can be: share'],
      ['by_proof=yes', 'by_proof=perhaps', 'can be: yes or no'],
    ] as const)
      expect((await without(from, to)).error).toContain(why)
    const chain = 'name=USDT,type=chain,currency=USDT,least=10,most=100,by_proof=no'
    expect((await add(chain)).error).toContain('USDT comes by TRC20 or ERC20')
    expect((await add(`${chain},network=TRC20,address=T123`)).error).toContain('"T123" is no address on TRC20.')
    expect((await add('name=Coins,type=chain,currency=COIN,least=10,most=100,by_proof=yes')).error).toContain(
      'needs an address',
    )
    expect((await by(ADA, 'channel change 1 --reason "Nothing"')).error).toContain('--set')
    expect((await by(ADA, 'channel change 1 --set address=DE1 --reason "Moved"')).error).toContain(
      '"address" is nothing that can be set here',
    )
    expect((await by(ADA, 'channel change 1 --set swift=COBAFRPP --reason "Moved"')).error).toContain('is no SWIFT')
    for (const id of ['99', 'x'])
      expect((await by(ADA, `channel close ${id} --reason "Gone"`)).error).toContain('There is no such way')
    const narrow = await add(BANK.replace('least=10,', 'least=20000,'))
    expect((await by(BEN, `channel approve ${numberIn(narrow)}`, 'yes')).error).toBe(
      'One of these values is not possible; nothing was changed.\n',
    )
  })
})

describe('the terms of the cash', () => {
  const set = (changes: string) => by(ADA, `cash terms --set ${changes} --reason "A quiet winter"`)
  const rows = () => sql.selectFrom('cash_terms').selectAll().orderBy('since', 'desc').execute()

  test('are shown, and changed by two, as new rows: a quote of before keeps its fee', async () => {
    const mira = await payee(world, 'balance', 100_000n)
    const wish = { method: 'bank', account: 'balance', amount: '100' } as const
    const quoted = await give(withdrawal.quote, wish, mira)
    const { out } = await by(ADA, 'cash terms')
    for (const line of [
      /lease +900 +seconds\n/,
      /eur_due +2 +bank days\n/,
      /second_above +1000\.00 +EUR\n/,
      /withdraw\.balance\.fee_rate +0\.005 +share\n/,
      /withdraw\.balance\.fee_fixed +1\.00 +EUR\n/,
      /withdraw\.usdt\.least +10\.000000 +USDT\n/,
      /recharge\.coin\.most_a_day +10000\.00000000 +COIN/,
    ])
      expect(out).toMatch(line)
    const asked = await set('second_above=500,lease=600,withdraw.balance.fee_fixed=2,withdraw.balance.fee_rate=0.01')
    expect((await by(ADA, `terms approve ${numberIn(asked)}`, 'yes')).error).toContain('another operator')
    const approved = await by(BEN, `terms approve ${numberIn(asked)}`, 'yes')
    expect([approved.error, approved.out]).toEqual([
      '',
      expect.stringMatching(/second_above +1000\.00 +500\.00 +EUR[\s\S]+fee_fixed +1\.00 +2\.00 +EUR/),
    ])
    const [now, before] = await rows()
    expect([now?.second_above, now?.lease, now?.cooling]).toEqual([50_000n, 600, before?.cooling])
    expect(await log('terms approve')).toMatchObject([
      {
        actor: BEN.email,
        subject: 'cash',
        before: { second_above: 100_000, lease: 900, 'withdraw.balance.fee_fixed': 100 },
        after: { second_above: '50000', lease: '600', 'withdraw.balance.fee_fixed': '200' },
      },
    ])
    clock.set(now?.since.toISOString() ?? '')
    expect(await give(withdrawal.quote, wish, mira)).toMatchObject({ fee: '3.00', net: '97.00' })
    const form = { ...wish, quote_no: quoted.quote_no, payword: PIN, idem: newKey() }
    expect(await give(withdrawal.request, form, mira)).toMatchObject({ fee: '1.50', actual_amount: '98.50' })
  })

  test('of one account alone leave the others as they are', async () => {
    const before = await rows()
    const asked = await set('withdraw.usdt.least=20')
    expect((await by(BEN, `terms approve ${numberIn(asked)}`, 'yes')).error).toBe('')
    expect(await rows()).toEqual(before)
    const changed = await sql.selectFrom('terms').selectAll().where('act', '=', 'withdraw').execute()
    expect(changed.filter(({ account }) => account === 'usdt').map(({ least }) => least)).toEqual([
      10_000_000n,
      20_000_000n,
    ])
    expect(changed.filter(({ account }) => account === 'eur')).toHaveLength(1)
  })

  test.each([
    ['luck=1', 'is none of the terms'],
    ['recharge.balance.fee_rate=0.1', 'is none of the terms'],
    ['lease=soon', 'is nothing that lease can be, in seconds'],
    ['withdraw.usdt.fee_fixed=0.0000001', 'in USDT'],
    ['withdraw.balance.fee_rate=2', 'in share'],
    ['second_above=1.005', 'in EUR'],
  ])('%s is refused in a sentence', async (wish, why) => {
    expect((await set(wish)).error).toContain(why)
  })

  test.each(['lease=0', 'eur_due=11', 'withdraw.balance.most_a_day=1', 'withdraw.balance.most_a_day=9000'])(
    '%s is not possible, and not made: no more comes in than may go out',
    async (wish) => {
      const all = async () => [await rows(), await sql.selectFrom('terms').selectAll().execute()]
      const before = await all()
      const asked = await set(wish)
      expect((await by(BEN, `terms approve ${numberIn(asked)}`, 'yes')).error).toBe(
        'One of these values is not possible; nothing was changed.\n',
      )
      expect(await all()).toEqual(before)
    },
  )
})

test('help says it', async () => {
  const { out } = await help()
  for (const verb of ['channels', 'channel add', 'channel change', 'channel close', 'channel approve', 'cash terms'])
    expect(out).toContain(`\n  ${verb}`)
})
