import { payment } from '#contract/payment.ts'
import { service } from '#contract/service.ts'
import { deposits } from '#server/deposit/deposits.ts'
import { follow } from '#server/deposit/follow.ts'
import { mineInSandbox, sendInSandbox, thinkAgain } from '#server/deposit/sandbox-chain.ts'
import { openAddress } from '#server/deposit/addresses.ts'
import type { Said } from '#server/lib/gateway.ts'
import { sandboxSecret } from '#server/payment/gateways.ts'
import { sandboxCallback, sandboxSays } from '#server/payment/sandbox.ts'
import { giveCredit, openCentre } from '#tests/books/audit-payment-world.ts'
import { opening as newcomer } from '#tests/world/service.ts'
import { holds, newKey, PIN } from '#tests/world/money.ts'
import type { Person, World } from '#tests/world/world.ts'
import { done, type Heard, times, unless } from './order-round.ts'
import type { Shot } from './volley.ts'

interface Round {
  readonly shots: readonly Shot[]
  readonly meanwhile?: () => Promise<unknown>
  readonly judge: (heard: Heard) => Promise<string[]>
}
type PayStorm = (world: World, count: number) => Promise<Round>

const NOTHING = { path: '', token: '', form: {} }

function saying({ context }: World, name: string, said: Said): Shot & { said: NonNullable<Shot['said']> } {
  const { headers, body } = sandboxCallback(sandboxSecret(context.settings.pepper), said, context.clock.now())
  const sent = { 'content-type': 'application/json', ...(headers as Record<string, string>) }
  return { ...NOTHING, path: `/gateway/${name}`, said: { headers: sent, body } }
}

const altered = ({ said, ...shot }: ReturnType<typeof saying>): Shot => ({
  ...shot,
  said: { ...said, body: said.body.replace('"amount":"', '"amount":"9') },
})

async function paidThere(world: World, pay_no: string): Promise<Said> {
  await world.sql.updateTable('sandbox_payment').set({ state: 'paid' }).where('pay_no', '=', pay_no).execute()
  const said = await sandboxSays(world.sql, pay_no)
  if (!said) throw new Error('the sandbox knows nothing')
  return said
}

async function begun(world: World): Promise<{ person: Person; order_no: string; pay_no: string }> {
  world.clock.set(new Date().toISOString())
  const person = await world.member()
  return { person, ...(await world.give(payment.rechargeByAlipay, { amount: '25', idem: newKey() }, person)) }
}

async function wrongPaid(world: World, person: Person, order_no: string, states: readonly string[]): Promise<string[]> {
  const rows = await world.sql.selectFrom('payment').select('state').where('order_no', '=', order_no).execute()
  const are = rows.map(({ state }) => state).toSorted()
  const has = await holds(world, person, 'balance')
  return [
    ...unless(are.join() === states.join(), `payments are ${are.join()}`),
    ...unless(has === 2_500n * BigInt(states.length), `the payer has ${has}`),
  ]
}

const repeated: PayStorm = async (world, count) => {
  const { person, order_no, pay_no } = await begun(world)
  const paid = await paidThere(world, pay_no)
  const kinds = [
    () => saying(world, 'alipay', paid),
    () => saying(world, 'alipay', { ...paid, state: 'closed', message: `${pay_no} closed` }),
    () => saying(world, 'alipay', { ...paid, amount: 9_999n, message: `${pay_no} more` }),
    () => altered(saying(world, 'alipay', paid)),
  ]
  return {
    shots: times(count, (at) => (kinds[at % kinds.length] ?? (() => NOTHING))()),
    judge: async (heard) => {
      const denied = heard.filter(({ name }) => name === 'status 401').length
      return [
        ...unless(
          denied === count / 4 && done(heard) === count - denied,
          `${denied} denied, ${done(heard)} thanked for`,
        ),
        ...(await wrongPaid(world, person, order_no, ['paid'])),
      ]
    },
  }
}

const twoGateways: PayStorm = async (world, count) => {
  const { person, order_no, pay_no } = await begun(world)
  const again = { order_no, method: 'wechat_h5', idem: newKey() } as const
  const other = await world.give(payment.any, again, person)
  const ways = [
    saying(world, 'alipay', await paidThere(world, pay_no)),
    saying(world, 'wechat', await paidThere(world, other.pay_no)),
  ]
  return {
    shots: times(count, (at) => ways[at % 2] ?? NOTHING),
    judge: async (heard) => [
      ...unless(done(heard) === count, `${done(heard)} were thanked for`),
      ...(await wrongPaid(world, person, order_no, ['paid', 'surplus'])),
    ],
  }
}

const PRICE = 5_000n
const openings = ({ sql }: World, { id }: Person) =>
  sql.selectFrom('account_opening').selectAll().where('centre_id', '=', id).execute()

async function wrongOpened(world: World, centre: Person, had: bigint, most: number): Promise<string[]> {
  const rows = await openings(world, centre)
  const opened = rows.filter(({ state }) => state === 'opened').length
  const has = (await holds(world, centre, 'balance')) + (await holds(world, centre, 'credit'))
  return [
    ...unless(opened === most, `${opened} are opened of ${rows.length}`),
    ...unless(has === had - PRICE * BigInt(most), `the centre has ${has} of ${had}`),
  ]
}

const twoPurses: PayStorm = async (world, count) => {
  world.clock.set(new Date().toISOString())
  const centre = await openCentre(world, 0n, 3n * PRICE)
  const { order_no } = await world.give(service.open, newcomer(), centre)
  await giveCredit(world, centre, PRICE)
  return {
    shots: times(count, (at) => ({
      path: at % 2 ? payment.byBalance.path : payment.byCredit.path,
      token: centre.token,
      form: { order_no, payword: PIN, idem: newKey(), ...(at % 2 && { account: 'balance' }) },
    })),
    judge: async (heard) => {
      const paid = await world.sql.selectFrom('payment').select('id').where('order_no', '=', order_no).execute()
      return [
        ...unless(done(heard) === count, `${done(heard)} heard of it`),
        ...unless(paid.length === 1, `${paid.length} payments`),
        ...(await wrongOpened(world, centre, 3n * PRICE, 1)),
      ]
    },
  }
}

/** Each opening costs two passwords: fewer of them are as much of a storm. */
const PASSWORDS = 4

const opening =
  (isOneKey: boolean): PayStorm =>
  async (world, calls) => {
    const count = calls / PASSWORDS
    world.clock.set(new Date().toISOString())
    const had = PRICE * BigInt(count)
    const centre = await openCentre(world, had)
    const { idem, ...wish } = newcomer()
    return {
      shots: times(count, () => ({
        path: service.open.path,
        token: centre.token,
        form: { ...wish, idem: isOneKey ? idem : newKey() },
      })),
      judge: async (heard) => {
        const taken = heard.filter(({ name }) => name === 'account-taken').length
        return [
          ...unless(done(heard) === (isOneKey ? count : 1), `${done(heard)} heard of it`),
          ...unless(taken === (isOneKey ? 0 : count - 1), `${taken} heard that it is there`),
          ...(await wrongOpened(world, centre, had, 1)),
        ]
      },
    }
  }

const shortOfCredit: PayStorm = async (world, calls) => {
  const count = calls / PASSWORDS
  world.clock.set(new Date().toISOString())
  const centre = await openCentre(world, 2n * PRICE)
  return {
    shots: times(count, () => ({ path: service.open.path, token: centre.token, form: newcomer() })),
    judge: async (heard) => [
      ...unless(done(heard) === count, `${done(heard)} were taken`),
      ...unless((await openings(world, centre)).length === count, 'not everybody is written down'),
      ...(await wrongOpened(world, centre, 2n * PRICE, 2)),
    ],
  }
}

const NETWORK = 'ERC20'
const DEPTH = 12
const WATCHERS = 6

async function deposited(world: World, depth: number) {
  const { sql, context } = world
  world.clock.set(new Date().toISOString())
  const now = context.clock.now()
  const found = context.chains.find(({ chain }) => chain.network === NETWORK)
  if (!found) throw new Error('there is no network')
  const person = await world.member()
  const mined = async (blocks: number) => {
    for (let block = 0; block < blocks; block += 1) await mineInSandbox(sql, NETWORK, now)
  }
  const followed = () => follow(context, found.chain, deposits(context.chance))
  const { address } = await openAddress(sql, person.id, NETWORK, found.key, now)
  await mined(1)
  await followed()
  const tx = await sendInSandbox(sql, context.chance, { network: NETWORK, to: address, amount: 25_000_000n }, now)
  await mined(depth)
  return { person, tx, mined, followed, now }
}

async function wrongDeposit({ sql, ...world }: World, person: Person, tx: string): Promise<string[]> {
  const rows = await sql.selectFrom('deposit').select('state').where('tx', '=', tx).execute()
  const sent = await sql.selectFrom('sandbox_transfer').select('block_hash').where('tx', '=', tx).executeTakeFirst()
  const isThere = sent?.block_hash !== 'never'
  const should = isThere ? 'credited' : 'vanished'
  const has = await holds({ sql, ...world }, person, 'usdt')
  return [
    ...unless(
      rows.map(({ state }) => state).join() === should,
      `deposits are ${rows.map(({ state }) => state).join()}`,
    ),
    ...unless(has === (isThere ? 25_000_000n : 0n), `its member has ${has}`),
  ]
}

const manyWatchers: PayStorm = async (world) => {
  const { person, tx, followed } = await deposited(world, DEPTH + 1)
  return {
    shots: [],
    meanwhile: () => Promise.all(Array.from({ length: WATCHERS }, followed)),
    judge: () => wrongDeposit(world, person, tx),
  }
}

/** A network thinks again while many watchers wait for its deposit to be deep enough: it forgets it for good, or has it again. */
const thoughtAgain =
  (keeps: boolean): PayStorm =>
  async (world) => {
    const { person, tx, mined, followed, now } = await deposited(world, DEPTH - 3)
    const forgets = () => thinkAgain(world.sql, { network: NETWORK, depth: DEPTH - 1, keeps }, now)
    const grows = async () => {
      await mined(2)
      await forgets()
      await mined(DEPTH)
    }
    return {
      shots: [],
      meanwhile: () => Promise.all([...Array.from({ length: WATCHERS }, followed), grows()]),
      judge: async () => {
        await followed()
        return wrongDeposit(world, person, tx)
      },
    }
  }

export const PAY_STORMS: Readonly<Record<string, PayStorm>> = {
  'a gateway says many things about one payment': repeated,
  'one recharge is paid at two gateways': twoGateways,
  'one opening is paid out of balance and out of credit': twoPurses,
  'one account is opened under one key': opening(true),
  'one account is opened under many keys': opening(false),
  'more accounts are opened than there is credit for': shortOfCredit,
  'many watchers see one deposit': manyWatchers,
  'a network forgets a deposit while watchers wait for it': thoughtAgain(false),
  'a network has a deposit again while watchers wait for it': thoughtAgain(true),
}
