import { sql as raw } from 'kysely'
import pg from 'pg'
import { APP_KEY } from '#contract/limits.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { DAY_S } from '#contract/time-units.ts'
import { houseAccount, openAccount } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { printOf } from '#server/ledger/quotes.ts'
import { later } from '#server/lib/clock.ts'
import type { Plan } from '#server/withdrawal/begun.ts'
import { insertPin } from '#server/security/queries.ts'
import { startChild } from './child.ts'
import { bareRound, LANES, ROUNDS, serverRound, type Round } from './money.ts'
import { PIN } from './money-world.ts'
import { openBenchWorld, type Person, type World } from './world.ts'

const LONG = -30 * DAY_S
const RICH = 100_000_000_000n
const PATH = withdrawal.request.path
const WISH = { method: 'bank', account: 'balance', amount: '10.00' } as const

interface Lane {
  readonly person: Person
  readonly print: string
}

const BARE = `
  create sequence bench_withdrawals; grant usage on sequence bench_withdrawals to quay_app;
  create function bench_withdraw(p_member integer, p_path text, p_key text, p_quote text, p_print bytea, p_pin text, p_at timestamptz)
  returns jsonb language plpgsql as $$
  declare
    number text := 'W9' || lpad(nextval('bench_withdrawals')::text, 9, '0');
    agreed quote;
    account bank_account;
    made integer;
    reply jsonb := jsonb_build_object('order_no', number);
  begin
    perform take_key(p_member, p_path, p_key, p_print, p_at);
    agreed := use_quote(p_member, p_quote, p_print, p_pin, p_at);
    select * into account from bank_account where member_id = p_member and dropped_at is null for share;
    insert into withdrawal (order_no, quote_no, member_id, state, method, account, currency, amount, fee, net, bank_account_id, dest, terms, created_at, since, due_at)
    values (number, p_quote, p_member, 'queued', 'bank', 'balance', 'EUR', 1000, 105, 895, account.id, '{}', '{}', p_at, p_at, p_at + interval '2 days')
    returning id into made;
    insert into bank_use (room, ref, bank_account_id, since) values ('withdrawal', number, account.id, p_at);
    perform post('hold', number, 0, 'member', '', p_at, agreed.from_accounts, agreed.to_accounts, agreed.amounts);
    insert into withdrawal_event (withdrawal_id, version, event, state, actor, at) values (made, 0, 'made', 'queued', 'member', p_at);
    insert into event (member_id, topic, body, at) values (p_member, 'withdrawal', reply, p_at);
    perform keep_answer(p_member, p_path, p_key, reply);
    return reply;
  end $$`

const formOf = ({ person }: Lane, quote: string): string =>
  new URLSearchParams({
    app_key: APP_KEY,
    token: person.token,
    ...WISH,
    quote_no: quote,
    payword: PIN,
    idem: `key-of-${quote}`,
  }).toString()

const planOf = (to: number, version: number, now: Date): string =>
  JSON.stringify({
    method: 'bank',
    currency: 'EUR',
    to,
    version,
    dest: { method: 'bank', name: 'Mira Lindqvist', bank_name: 'Commerzbank', iban: 'DE00', swift: 'COBADEFF' },
    fee: '105',
    due: later(now, 2 * DAY_S),
    cools: null,
    cooling: '86400 seconds',
    terms: { lease: 900_000 },
  } satisfies Plan)

async function openLanes(world: World) {
  const { database, passwords, clock } = world.context
  const pin = await passwords.hash(PIN)
  const long = later(clock.now(), LONG)
  const outside = await houseAccount(database, 'outside', 'EUR')
  const lanes: { lane: Lane; plan: string; from: bigint; held: bigint }[] = []
  for (const [at, person] of world.people.entries()) {
    await insertPin(database, person.id, pin, long)
    const from = await openAccount(database, person.id, 'balance')
    const held = await openAccount(database, person.id, 'balance', 'held')
    const legs = [{ from: outside, to: from, amount: RICH }]
    await post(database, { kind: 'recharge', ref: `bench-${at}`, actor: 'system', at: clock.now(), legs })
    const { id, version } = await database
      .insertInto('bank_account')
      .values({
        member_id: person.id,
        first_name: 'Mira',
        last_name: 'Lindqvist',
        bank_name: 'Commerzbank',
        iban: `DE${String(at).padStart(20, '0')}`,
        swift: 'COBADEFF',
        country: 'DE',
        address: 'Hafen 1',
        is_default: true,
        created_at: long,
        changed_at: long,
      })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()
    const print = printOf('withdraw', { ...WISH, to: 0 }).toString('hex')
    const plan = planOf(id, version, clock.now())
    lanes.push({ lane: { person, print }, plan, from, held })
  }
  let made = 0
  return {
    ...world,
    pin,
    payers: lanes.map(({ lane }) => lane),
    async quotes(each: number): Promise<string[][]> {
      const names: string[][] = []
      for (const { lane, plan, from, held } of lanes) {
        const first = made
        made += each
        names.push(Array.from({ length: each }, (_, n) => `bench-quote-${String(first + n).padStart(12, '0')}`))
        await raw`
          insert into quote (quote_no, member_id, act, account, kind, print, from_accounts, to_accounts, amounts, gross, most_a_day, says, plan, made_at, expires_at)
          select 'bench-quote-' || lpad((${first}::int + n)::text, 12, '0'), ${lane.person.id}, 'withdraw', 'balance', 'hold', decode(${lane.print}, 'hex'),
            array[${from}]::bigint[], array[${held}]::bigint[], array[1000]::bigint[], 1000, ${RICH},
            '{"from": "balance", "to": "balance", "receiver": null, "gross": "10.00", "fee": "1.05", "rate": "1", "net": "8.95"}',
            ${plan}::jsonb,
            ${clock.now()}, ${clock.now()}::timestamptz + interval '1 day'
          from generate_series(0, ${each - 1}::int) as n`.execute(database)
      }
      return names
    },
  }
}

export type Withdrawn = Readonly<Record<'house' | 'bare', Round>>

export async function requestsOfWithdrawals(): Promise<Withdrawn[]> {
  const world = await openLanes(await openBenchWorld(LANES))
  const owner = new pg.Client({ connectionString: world.door.url })
  await owner.connect()
  try {
    await owner.query(BARE)
    const house = await startChild<number>('house.ts', world.door)
    const rounds: Withdrawn[] = []
    const errand = { path: PATH, statement: 'bench_withdraw', form: formOf } as const
    for (let at = 0; at <= ROUNDS; at += 1) {
      const round = { bare: await bareRound(world, errand), house: await serverRound(world, house, errand) }
      if (at > 0) rounds.push(round)
    }
    await house.leave()
    return rounds
  } finally {
    await owner.end()
    await world.close()
  }
}
