import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Sql } from '../lib/database.ts'
import type { Scope } from '../lib/move-record.ts'
import { note, whole } from './act.ts'
import type { Desk, Operator } from './desk.ts'
import { differences, moveGoods, undoing } from './goods-change.ts'
import { goodsIn } from './goods-file.ts'
import { type Catalogue, catalogueOf, type Change, lockGoods } from './goods-kept.ts'
import { changeLines } from './goods-said.ts'
import { LARGEST, type Table, tableIn } from './goods-table.ts'
import { refuse } from './refusal.ts'
import { decide, proposeWithin } from './approvals.ts'

interface Plan {
  /** At once. */
  readonly changes: readonly Change[]
  /** Prices of the house's own goods: of a second operator. */
  readonly asked: readonly Change[]
  readonly after: Catalogue
}

const isPrice = ({ path: [part, , field] }: Change) => part === 'variants' && (field === 'price' || field === 'points')

async function planOf(sql: Sql, file: string, table: Table, shopOf: string | undefined): Promise<Plan> {
  const stores = await sql.selectFrom('store').select('code').orderBy('code').execute()
  const store = stores.find(({ code }) => code === shopOf)?.code ?? null
  if (shopOf !== undefined && store === null)
    refuse(`There is no store called ${shopOf}: ${stores.map(({ code }) => code).join(', ')}`)
  const categories = await sql.selectFrom('goods_category').select('code').orderBy('place').execute()
  const catalogue = await catalogueOf(sql)
  const { wished, faults } = goodsIn(table, {
    catalogue,
    store,
    categories: new Set(categories.map(({ code }) => code)),
  })
  if (faults.length > 0)
    refuse(
      [`${file} is not taken; nothing was done:`, ...faults.map(({ line, what }) => `  line ${line}: ${what}`)].join(
        '\n',
      ),
    )
  const changes = wished.flatMap((goods) => differences(goods.code, catalogue.get(goods.code), goods))
  const [asked = [], atOnce = []] = [true, false].map((is) =>
    changes.filter((one) => (store === null && isPrice(one)) === is),
  )
  return { changes: atOnce, asked, after: new Map(wished.map((goods) => [goods.code, goods])) }
}

function shownPlan({ changes, asked, after }: Plan): string {
  const codes = new Set([...changes, ...asked].map(({ goods }) => goods))
  return [
    ...changeLines(changes, after),
    ...(asked.length > 0 ? ['Prices that another operator has to agree to:', ...changeLines(asked, after)] : []),
    `Goods in the file: ${after.size}; new: ${countOf(changes, isNew)}, changed: ${codes.size - countOf(changes, isNew)}, variants taken off: ${countOf(changes, isOff)}.`,
  ].join('\n')
}

const isNew = ({ path }: Change) => path.length === 0
const isOff = ({ path: [part, , field], is }: Change) => part === 'variants' && field === 'is_on' && is === false
const countOf = (changes: readonly Change[], is: (change: Change) => boolean) => changes.filter(is).length

/** First what it would do; then, if somebody says yes, all of that and nothing else. */
export async function importGoods(desk: Desk): Promise<void> {
  const { context, terminal, flags, words } = desk
  const file = words[0] ?? ''
  const bytes = read(file)
  const table = tableIn(bytes)
  const operator = await desk.signIn()
  const planned = (sql: Sql) => planOf(sql, file, table, flags['shop-of'])
  const plan = await planned(context.database)
  terminal.say(shownPlan(plan))
  if (plan.changes.length + plan.asked.length === 0) return terminal.say('All of it is so already.')
  if (!(await terminal.confirm('Do this?'))) return terminal.say('Nothing was done.')
  const { id, request } = await whole(desk, async (sql, now) => {
    await lockGoods(sql, [...plan.after.keys()])
    if (!isDeepStrictEqual(await planned(sql), plan))
      refuse('Some of these goods changed meanwhile; nothing was done. Import the file again.')
    return takeIn({ sql, now }, operator, plan, {
      file: basename(file),
      hash: createHash('sha256').update(bytes).digest('hex'),
    })
  })
  terminal.say(`Done, as import ${id}; "goods undo ${id}" puts back what it changed.`)
  if (request !== null)
    terminal.say(
      `Prices are asked for as request ${request}; another operator says within 24 hours: goods approve ${request}`,
    )
}

function read(file: string): Buffer {
  const { size } = readable(file, () => statSync(file))
  if (size > LARGEST) refuse(`${file} has ${size} bytes; ${LARGEST} are read at once.`)
  return readable(file, () => readFileSync(file))
}

function readable<Of>(file: string, look: () => Of): Of {
  try {
    return look()
  } catch (error) {
    return refuse(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
}

async function takeIn(
  { sql, now }: Scope,
  operator: Operator,
  { changes, asked }: Plan,
  from: { readonly file: string; readonly hash: string },
): Promise<{ id: number; request: bigint | null }> {
  await moveGoods(sql, now, changes)
  const request =
    asked.length === 0
      ? null
      : await askPrices({ sql, now }, operator, from.file, asked, `import of ${from.file}`.slice(0, 200))
  const { id } = await sql
    .insertInto('goods_import')
    .values({ ...from, operator_id: operator.id, at: now, changes: JSON.stringify(changes), request_id: request })
    .returning('id')
    .executeTakeFirstOrThrow()
  const counts = { new: countOf(changes, isNew), changes: changes.length, prices: asked.length }
  await note(sql, operator, { verb: 'goods import', subject: `${id}`, reason: '', after: { ...from, ...counts } }, now)
  return { id, request }
}

export const askPrices = (
  { sql, now }: Scope,
  operator: Operator,
  subject: string,
  prices: readonly Change[],
  reason: string,
) =>
  proposeWithin(sql, now, operator, {
    kind: 'goods',
    subject,
    body: { act: 'price', wish: JSON.stringify(prices) },
    reason,
  })

export async function undoImport(desk: Desk): Promise<void> {
  const { context, terminal, words } = desk
  const operator = await desk.signIn()
  const id = /^[1-9]\d{0,8}$/.test(words[0] ?? '') ? Number(words[0]) : 0
  const { file, changes } = await importOf(context.database, id)
  terminal.say(
    [
      `Import ${id}, of ${file}:`,
      ...changeLines(changes.flatMap(undoing).filter(moves), await catalogueOf(context.database)),
    ].join('\n'),
  )
  if (!(await terminal.confirm('Put it back?'))) return terminal.say('Nothing was done.')
  await whole(desk, async (sql, now) => {
    const { request, ...made } = await importOf(sql, id, true)
    await takeBack({ sql, now }, operator, request)
    await moveGoods(sql, now, made.changes.flatMap(undoing))
    await sql.updateTable('goods_import').set({ undone_by: operator.id, undone_at: now }).where('id', '=', id).execute()
    await note(sql, operator, { verb: 'goods undo', subject: `${id}`, reason: '', after: { file } }, now)
  })
  terminal.say('Done: it is as it was.')
}

const moves = ({ was, is }: Change) => !isDeepStrictEqual(was, is)

async function importOf(sql: Sql, id: number, locks = false) {
  const found = await sql
    .selectFrom('goods_import')
    .select(['file', 'changes', 'request_id', 'undone_at'])
    .where('id', '=', id)
    .$if(locks, (of) => of.forNoKeyUpdate())
    .executeTakeFirst()
  if (!found) return refuse('There is no import of this number; "log" says which there were.')
  if (found.undone_at) refuse(`Import ${id} is undone already.`)
  return { file: found.file, request: found.request_id, changes: found.changes as readonly Change[] }
}

/** Prices that nobody has agreed to are asked for no more; those that somebody agreed to are a change since. */
async function takeBack({ sql, now }: Scope, operator: Operator, request: bigint | null): Promise<void> {
  if (request === null) return
  const { state, expires_at } = await sql
    .selectFrom('desk_request')
    .select(['state', 'expires_at'])
    .where('id', '=', request)
    .executeTakeFirstOrThrow()
  if (state === 'approved')
    refuse(
      `Something changed since; nothing was done:\n  its prices were agreed to by request ${request}; "goods price" changes them.`,
    )
  if (state === 'open' && expires_at > now) await decide(sql, operator, request, 'goods', false, now)
}
