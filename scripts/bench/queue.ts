import pg from 'pg'
import type { Desk } from '#server/desk/desk.ts'
import { listRecharges } from '#server/desk/recharges.ts'
import { listWithdrawals } from '#server/desk/withdrawals.ts'
import { median } from './numbers.ts'
import { contextAt, openWorld } from './world.ts'

export const FEW = 100
export const MANY = 100_000
const WARM = 20
const LISTS = 300

const CASES = `
  insert into member (user_no, email, nickname, password_hash, invite_code, demo, created_at)
  select (30000000 + n)::text, 'queue-' || n || '@quay.test', 'Bench', '', 'Q' || lpad(n::text, 8, '0'), true, now()
  from generate_series(%first%, %last%) as n;
  create temporary table queue as
  select id, user_no::int - 30000000 as n from member where user_no::int between 30000000 + %first% and 30000000 + %last%;
  insert into bank_account (member_id, first_name, last_name, bank_name, iban, swift, country, address, is_default, created_at, changed_at)
  select id, 'Mira', 'Lindqvist', 'Commerzbank', 'DE' || lpad(n::text, 20, '0'), 'COBADEFF', 'DE', 'Hafen 1', true, now(), now() from queue;
  insert into attachment (member_id, name, size, width, height, sha256, pixels, created_at, attached_at)
  select id, md5(n::text), 1, 1, 1, sha256(n::text::bytea), sha256(('p' || n)::bytea), now(), now() from queue;
  insert into recharge (order_no, reference, member_id, channel_id, state, account, currency, amount, fee, net, payer_name, terms, online, created_at, since, shown_at)
  select 'R' || lpad(n::text, 10, '0'), regexp_replace(translate(lpad(to_hex(n), 8, '0'), '0123456789abcdef', 'ABCDEFGHJKLMNPQR'), '(....)(....)', 'Q-\\1-\\2'),
    id, (select min(id) from recharge_channel), 'submitted', 'balance', 'EUR', 13800, 0, 13800, 'Mira Lindqvist', '{}', false,
    now(), now(), now() - interval '1 hour' + n * interval '1 ms'
  from queue;
  insert into recharge_proof (recharge_id, attachment_id, version)
  select recharge.id, attachment.id, 1 from queue
    join recharge on recharge.member_id = queue.id join attachment on attachment.member_id = queue.id;
  insert into withdrawal (order_no, quote_no, member_id, state, method, account, currency, amount, fee, net, bank_account_id, dest, terms, created_at, since, due_at)
  select 'W' || lpad(n::text, 10, '0'), 'queue-quote-' || n, queue.id, 'queued', 'bank', 'balance', 'EUR', 30000, 250, 29750,
    bank_account.id, '{}', '{}', now(), now(), now() + n * interval '1 ms'
  from queue join bank_account on bank_account.member_id = queue.id;
  drop table queue;
  vacuum analyze`

interface Queue {
  readonly caption: string
  readonly few: number
  readonly many: number
}

type List = (desk: Desk) => Promise<void>

async function openQueues(cases: number) {
  const world = await openWorld(0)
  const owner = new pg.Client({ connectionString: world.door.url })
  await owner.connect()
  const filled = CASES.replaceAll('%first%', '1').replaceAll('%last%', `${cases}`)
  for (const statement of filled.split(';\n')) await owner.query(statement)
  await owner.end()
  const context = contextAt(world.door, 'quay_desk')
  const signIn = async () => ({ id: 1, email: 'bench@quay.test', name: 'Bench' })
  const terminal = { say: () => undefined, close: () => undefined } as unknown as Desk['terminal']
  const desk: Desk = { context, terminal, words: [], flags: {}, anchors: '', signIn, seal: (text) => text }
  return {
    async milliseconds(list: List): Promise<number> {
      const began = performance.now()
      await list(desk)
      return performance.now() - began
    },
    async close() {
      await context.database.destroy()
      await world.close()
    },
  }
}

export async function firstPages(): Promise<Queue[]> {
  const [few, many] = [await openQueues(FEW), await openQueues(MANY)]
  const queues: Queue[] = []
  try {
    for (const [caption, list] of Object.entries({ Recharges: listRecharges, Withdrawals: listWithdrawals })) {
      const times = { few: [] as number[], many: [] as number[] }
      for (let at = -WARM; at < LISTS; at += 1) {
        const pair = { few: await few.milliseconds(list), many: await many.milliseconds(list) }
        if (at < 0) continue
        times.few.push(pair.few)
        times.many.push(pair.many)
      }
      queues.push({ caption, few: median(times.few), many: median(times.many) })
    }
    return queues
  } finally {
    await few.close()
    await many.close()
  }
}
