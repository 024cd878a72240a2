import pg from 'pg'
import { auditBooks, CHECKS } from '#server/ledger/audit.ts'
import { judged } from './numbers.ts'
import { machine, type Section } from './report.ts'
import { openWorld } from './world.ts'

const ENTRIES = 1_000_000
const RECENT = 2_000
const MEMBERS = 2_000
const BATCH = 5_000

const MEMBERS_OF_THE_BENCH = `
  insert into member (user_no, email, nickname, password_hash, invite_code, demo, created_at)
  select (50000000 + n)::text, 'books-' || n || '@quay.test', 'Bench', '', 'BOOK' || lpad(n::text, 6, '0'), true, now()
  from generate_series(1, ${MEMBERS}) as n;
  create table bench as
  select row_number() over (order by id) as n, id as member_id, open_account(id, 'balance') as account_id
  from member where email like 'books-%';
  create unique index on bench (n);
  do $$ begin
    perform post('recharge', 'bench-' || n, 0, 'system', '', now(),
      array [outside.id], array [account_id], array [1000000000])
    from bench, account as outside where outside.name = 'outside:EUR';
  end $$`

const TRANSFERS = `
  do $$
  declare one record; fees bigint := (select id from account where name = 'fees:EUR');
  begin
    for one in
      select 'bench-quote-' || lpad(at::text, 10, '0') as quote_no, giver.member_id, giver.account_id as giver, taker.account_id as taker
      from generate_series(%first%, %last%) as at
        join bench as giver on giver.n = 1 + at * 7919 % ${MEMBERS}
        join bench as taker on taker.n = 1 + (at * 7919 + 1 + at % 97) % ${MEMBERS}
    loop
      insert into quote (quote_no, member_id, act, account, kind, print, from_accounts, to_accounts, amounts, gross, most_a_day, caption, made_at, expires_at, used_at)
      values (one.quote_no, one.member_id, 'transfer', 'balance', 'transfer', sha256(''), array [one.giver, one.giver],
        array [one.taker, fees], array [990, 10], 1000, 1000000, '{}', now(), now() + interval '1 minute', now());
      insert into money_call (member_id, path, key, quote_no, print, at, reply)
      values (one.member_id, '/user/finance/transfer', one.quote_no, one.quote_no, sha256(''), now(), jsonb_build_object('posting',
        post('transfer', one.quote_no, 0, 'member', '', now(), array [one.giver, one.giver], array [one.taker, fees], array [990, 10])));
    end loop;
  end $$`

export async function measureAudit(): Promise<Section> {
  const world = await openWorld(0)
  const owner = new pg.Client({ connectionString: world.door.url })
  await owner.connect()
  try {
    await owner.query(MEMBERS_OF_THE_BENCH)
    for (let first = 1; first <= ENTRIES / 4; first += BATCH)
      await owner.query(TRANSFERS.replace('%first%', `${first}`).replace('%last%', `${first + BATCH - 1}`))
    await owner.query('vacuum analyze')
    const { rows } = await owner.query<{ last: string; entries: string }>(
      'select max(posting_id) as last, count(*) as entries from entry',
    )
    const last = BigInt(rows[0]?.last ?? 0)
    const whole = await timed(() => auditBooks(world.context.database))
    const recent = await timed(() => auditBooks(world.context.database, last - BigInt(RECENT)))
    return {
      title: 'Audit',
      caption: `${machine()}. ${rows[0]?.entries} entries of ${MEMBERS} members, on disk and analysed; every law in one moment of the books, on one connection.`,
      tables: [
        {
          caption: `Every law of the books, ${CHECKS.length} questions`,
          head: ['', 'seconds', 'verdict'],
          rows: [
            ['all entries', whole.toFixed(1), judged(whole, 60, 60)],
            [`the last ${RECENT} postings`, recent.toFixed(2), judged(recent, 1, 1)],
          ],
        },
      ],
    }
  } finally {
    await owner.end()
    await world.close()
  }
}

async function timed(act: () => Promise<readonly unknown[]>): Promise<number> {
  const began = performance.now()
  const found = await act()
  if (found.length > 0) throw new Error(`the books of the bench do not hold: ${JSON.stringify(found)}`)
  return (performance.now() - began) / 1000
}
