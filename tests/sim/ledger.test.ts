import fc from 'fast-check'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { leaveFact } from '../../scripts/lib/facts.ts'
import { copyDatabase } from '#tests/world/cluster.ts'
import { commands } from './commands.ts'
import { type Command, faultsIn, type Ledger, modelLedger, naiveLedger, PURSES, type State } from './ledger-model.ts'

const LISTS = Number(process.env['LEDGER_LISTS'] ?? 60)
const SEED = Number(process.env['LEDGER_SEED'] ?? 20_260_303)
const replay = `LEDGER_LISTS=${LISTS} LEDGER_SEED=${SEED}`

const database = await copyDatabase(inject('adminUrl'))
const owner = new pg.Client({ connectionString: database.url })
await owner.connect()
const accounts = await openAccounts()
await owner.query(`
  create function try_all(p_commands jsonb, p_accounts bigint[]) returns text[] language plpgsql as $$
  declare
    command jsonb;
    said text[] := '{}';
    holds bigint[] := '{}';
    made bigint;
    reason text;
  begin
    for command in select value from jsonb_array_elements(p_commands) loop
      begin
        made := post(command->>'kind', command->>'ref', 0, 'system', '', '2026-03-03',
          array(select p_accounts[(move->>'from')::int + 1] from jsonb_array_elements(command->'moves') with ordinality as moves (move, at) order by at),
          array(select p_accounts[(move->>'to')::int + 1] from jsonb_array_elements(command->'moves') with ordinality as moves (move, at) order by at),
          array(select (move->>'amount')::bigint from jsonb_array_elements(command->'moves') with ordinality as moves (move, at) order by at),
          case when cardinality(holds) = 0 then '{}' else
            array(select holds[value::int % cardinality(holds) + 1] from jsonb_array_elements_text(command->'settles')) end);
        set constraints all immediate;
        set constraints all deferred;
        holds := holds || array(select id from hold where posting_id = made order by account_id);
        said := said || 'done'::text;
      exception when others then
        get stacked diagnostics reason = constraint_name;
        said := said || case when reason = '' then sqlstate else reason end;
      end;
    end loop;
    return said;
  end $$`)

afterAll(async () => {
  await owner.end()
  await database.drop()
})

async function openAccounts(): Promise<string[]> {
  const { rows: members } = await owner.query<{ id: number }>(`
    insert into member (user_no, invite_code, email, nickname, mobile_proven, password_hash, created_at)
    select '1000000' || at, 'ABCDEFG' || at, at || '@quay.test', 'Someone', false, '', '2026-03-03'
    from generate_series(1, 2) as at returning id`)
  const [one, other] = members.map(({ id }) => id)
  const { rows } = await owner.query<{ ids: string[] }>(
    `select array[open_account($1, 'balance'), open_account($2, 'balance'), open_account($1, 'balance', 'held'),
      open_account($2, 'balance', 'held'), open_account($1, 'usdt')]::text[]
      || array(select id::text from account, unnest(array['outside:EUR', 'fees:EUR', 'pool:EUR']) with ordinality as house (called, at)
        where name = called order by at) as ids`,
    [one, other],
  )
  return rows[0]?.ids ?? []
}

interface Row {
  at: number
  amount: string
  legs: string[]
  aside: string[]
}

/** Asks the database to do the list, sees what it holds then, and takes all of it back. */
async function doneByPostgres(list: readonly Command[]): Promise<{ said: string[]; state: State }> {
  await owner.query('begin')
  try {
    const text = JSON.stringify(list, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
    const { rows } = await owner.query<{ said: string[] }>('select try_all($1, $2) as said', [text, accounts])
    const { rows: purses } = await owner.query<Row>(
      `select at::int - 1 as at,
        coalesce(amount, (select coalesce(sum(entry.amount), 0) from entry where account_id = account.id))::text as amount,
        array(select entry.amount::text from entry where account_id = account.id) as legs,
        array(select hold.amount::text from hold where account_id = account.id
          and not exists (select from hold_end where hold_id = hold.id)) as aside
      from unnest($1::bigint[]) with ordinality as asked (number, at) join account on account.id = number order by at`,
      [accounts],
    )
    const state: State = {
      amounts: purses.map(({ amount }) => BigInt(amount)),
      legs: purses.flatMap(({ at, legs }) => legs.map((amount) => ({ purse: at, amount: BigInt(amount) }))),
      holds: purses.flatMap(({ at, aside }) =>
        aside.map((amount) => ({ purse: at, amount: BigInt(amount), open: true })),
      ),
    }
    return { said: rows[0]?.said ?? [], state }
  } finally {
    await owner.query('rollback')
  }
}

/** Of several laws that a command breaks at once, any may be named. */
const lawless = (name: string) => (/^(QL00[123]|account_covered|entry_check\d*)$/.test(name) ? 'against a law' : name)

const agrees = (open: () => Ledger) =>
  fc.asyncProperty(commands(14), async (list) => {
    const model = open()
    const expected = list.map((command) => model.post(command))
    const { said, state } = await doneByPostgres(list)
    expect(said.map(lawless)).toEqual(expected.map(lawless))
    expect(state.amounts).toEqual(model.state().amounts)
    expect(faultsIn(state)).toEqual([])
  })

test(
  `the ledger in PostgreSQL says and does what the model says (${replay})`,
  { timeout: 60_000 + LISTS * 100 },
  async () => {
    expect(accounts).toHaveLength(PURSES.length)
    await fc.assert(agrees(modelLedger), { numRuns: LISTS, seed: SEED })
    leaveFact('ledger-model', `the ledger in PostgreSQL against its model: ${LISTS} lists of commands (${replay})`)
  },
)

test('and nobody agrees with a ledger that writes what it is told', async () => {
  expect((await fc.check(agrees(naiveLedger), { numRuns: 50, seed: SEED })).failed).toBe(true)
})
