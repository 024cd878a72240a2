import { address } from '#contract/address.ts'
import { attachment, UPLOAD_FORM } from '#contract/attachment.ts'
import { cart } from '#contract/cart.ts'
import { merchant } from '#contract/merchant.ts'
import { payment } from '#contract/payment.ts'
import { parcel } from '#contract/parcel.ts'
import { recharge } from '#contract/recharge.ts'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { shop } from '#contract/shop.ts'
import { trade } from '#contract/trade.ts'
import { transfer } from '#contract/transfer.ts'
import { DAY_MS, DAY_S, HOUR_S } from '#contract/time-units.ts'
import { keepStatement, keepWords } from '#server/bank-file/keep.ts'
import { lockedInvestment } from '#server/invest/move.ts'
import { later } from '#server/lib/clock.ts'
import { inTransaction } from '#server/lib/database.ts'
import { tokenHash } from '#server/lib/secrets.ts'
import { covered } from '#server/notice/cover.ts'
import { insertAddress } from '#server/payout-address/queries.ts'
import { HAMBURG } from '#tests/world/addresses.ts'
import { begun, moveIn, moveOut, openWays, requested } from '#tests/world/cash-records.ts'
import { granted, openEquity } from '#tests/world/equities.ts'
import { appCode, hasApp } from '#tests/world/factor.ts'
import { openGoods } from '#tests/world/goods.ts'
import { hasCoupon } from '#tests/world/member-coupons.ts'
import { orderToSend, sendParcelOf } from '#tests/world/parcels.ts'
import { asksBack } from '#tests/world/refunds.ts'
import { APPLICATION, moved, OFFER, stored } from '#tests/world/merchants.ts'
import { bring, newKey, PIN, quoted } from '#tests/world/money.ts'
import { ADA, BEN, openDesk } from '#tests/world/operators.ts'
import { openGateways, press } from '#tests/world/payments.ts'
import { makesPasskey } from '#tests/world/passkeys.ts'
import { picture } from '#tests/files/pictures.ts'
import { accepted, asSeen, dealer, openMarket, paidOutside, seenBy, seller } from '#tests/world/trade.ts'
import { openVenture, priced, putInOf } from '#tests/world/ventures.ts'
import { PASSWORD, type Person, type World, asOwner } from '#tests/world/world.ts'
import { bindBank } from '#tests/world/banks.ts'

/** By what somebody is known; nobody else of the tests is called so. */
export const KNOWN = {
  email: 'annabelle@quistgaard.example',
  mobile: '13912345678',
  username: 'quist_anna',
  nickname: 'Annabelle',
  family: 'Quistgaard',
  iban: 'DE75512108001245126199',
  street: 'Lindenhof 17',
  wallet: 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7',
  openid: 'openid-of-annabelle',
  device: 'phone-of-annabelle-0123456789abcdef',
  push: 'https://push.example/annabelle',
} as const
const FULL = `${KNOWN.nickname} ${KNOWN.family}`

/** What of it is looked for: spelled out, in either case. */
export const NAMES = Object.values(KNOWN)

export async function livedThrough(world: World) {
  const { give, sql, context, clock, member } = world
  const now = () => context.clock.now()
  const shows = async (person: Person, tint: number) => {
    const file = new Uint8Array(await picture('png', 90, 70, tint))
    return (await give(attachment.upload, { ...UPLOAD_FORM, file }, person)).url
  }
  await openMarket(world)
  const ways = await openWays(world)
  await openGateways(world)
  const desk = await openDesk(world)
  const team = (await sql.selectFrom('operator').select('id').orderBy('id').execute()).map(({ id }) => id)
  const [one = 0, two = 0] = team
  const anna = await member({ email: KNOWN.email, mobile: KNOWN.mobile, username: KNOWN.username, pin: PIN })
  await sql.updateTable('member').set({ nickname: KNOWN.nickname }).where('id', '=', anna.id).execute()
  const { user_no: number } = await sql
    .selectFrom('member')
    .select('user_no')
    .where('id', '=', anna.id)
    .executeTakeFirstOrThrow()
  const bruno = await seller(world)
  await bindBank(world, bruno)
  const his = { version: 2, last_name: 'Bodegraven' }
  await sql.updateTable('bank_account').set(his).where('member_id', '=', bruno.id).execute()
  await bindBank(world, anna)
  const long = new Date(now().getTime() - 5 * DAY_MS)
  await sql
    .updateTable('bank_account')
    .set({
      version: 2,
      first_name: KNOWN.nickname,
      last_name: KNOWN.family,
      iban: KNOWN.iban,
      address: KNOWN.street,
      changed_at: long,
    })
    .where('member_id', '=', anna.id)
    .execute()
  await sql.updateTable('pin').set({ changed_at: long }).where('member_id', '=', anna.id).execute()
  await insertAddress(
    sql,
    anna.id,
    { network: 'TRC20', address: KNOWN.wallet, label: KNOWN.family, is_default: true },
    long,
  )
  for (const [kind, amount] of [
    ['balance', 500_000n],
    ['usdt', 900_000_000n],
    ['coin', 300_00000000n],
  ] as const)
    await bring(world, anna, kind, amount)
  await bring(world, bruno, 'balance', 100_000n)

  const { token } = await give(session.signIn, { account: KNOWN.email, password: PASSWORD, device: KNOWN.device })
  await sql
    .insertInto('push_subscription')
    .values({
      member_id: anna.id,
      session_hash: tokenHash(token),
      endpoint: KNOWN.push,
      p256dh: Buffer.alloc(65, 1),
      auth: Buffer.alloc(16, 1),
      locale: 'en',
      server_key: 'none',
      created_at: now(),
    })
    .execute()
  await sql
    .insertInto('mini_identity')
    .values({ openid: KNOWN.openid, member_id: anna.id, created_at: now(), bound_at: now() })
    .execute()
  await give(session.sendCode, { scene: 'login', type: 'email', account: KNOWN.email })
  const [name, dies_at] = ['a'.repeat(32), new Date(now().getTime() + 9_000_000)]
  const letter = { channel: 'email', to: KNOWN.email, subject: 'Hello', text: `Dear ${FULL}` } as const
  await sql
    .insertInto('letter')
    .values({ name, covered: covered(context, name, letter), written_at: now(), dies_at, due_at: now() })
    .execute()

  const remark = `Rent for ${FULL}`
  const pay = async (from: Person, to: string) =>
    give(transfer.send, await quoted(world, from, { to, account: 'balance', amount: '12', remark }), from)
  await pay(anna, bruno.email)
  await pay(bruno, KNOWN.username)
  await give(transfer.quote, { to: KNOWN.email, account: 'balance', amount: '5', remark }, bruno)

  const sent = await begun(world, anna, ways.bank)
  const first = await give(
    recharge.recharge,
    {
      order_no: sent.order_no,
      version: sent.version,
      channel_id: ways.bank,
      amount: '100',
      proof_image: await shows(anna, 1),
      payer_name: FULL,
      idem: newKey(),
    },
    anna,
  )
  await desk.by(ADA, `recharge take ${first.order_no}`)
  await desk.by(ADA, `recharge reject ${first.order_no} --reason other --text "Not of ${FULL}"`, 'yes')
  const refused = await give(recharge.info, { order_no: first.order_no }, anna)
  await give(
    recharge.appeal,
    { ...asSeen(refused), text: `It was me, ${FULL}, who paid it.`, images: JSON.stringify([await shows(anna, 2)]) },
    anna,
  )
  await moveIn(world, first, { type: 'take', by: 'operator' }, [two, one])
  await moveIn(world, first, { type: 'credit', by: 'operator' }, [two, one])
  const { pay_no } = await give(payment.rechargeByAlipay, { amount: '25', idem: newKey() }, anna)
  await press(world, pay_no, 'paid')
  for (const wish of [{ amount: '40' }, { method: 'usdt', account: 'usdt', amount: '30' }] as const) {
    const out = await requested(world, anna, wish)
    for (const type of ['take', 'approve', 'pay'] as const)
      await moveOut(world, out, { type, by: 'operator' }, [one, two, true])
  }
  const entry = { ref: 'BOOKED-1', text: `Gift of ${FULL}`, party: FULL, partyIban: KNOWN.iban }
  const statement = statementWith(entry)
  await asOwner(world, async (inside) =>
    keepWords(inside, statement.iban, await keepStatement({ sql: inside, now: now() }, one, statement)),
  )

  const otto = await dealer(world, { eur: 10_000_000n, margin: 1_000_000n })
  const sold = await paidOutside(world, anna, otto)
  clock.pass(600)
  const complaint = `I am ${FULL}, and nothing came to my account.`
  const images = JSON.stringify([await shows(anna, 3)])
  const asMember = async () => asSeen(await seenBy.member(world, anna, sold.order_no))
  await give(trade.dispute, { ...(await asMember()), reason: 'not_received', text: complaint, images }, anna)
  const reply = {
    answer: 'evidence',
    text: `We paid ${FULL} at once.`,
    images: JSON.stringify([await shows(otto, 4)]),
  } as const
  await give(trade.reply, { ...asSeen(await seenBy.merchant(world, otto, sold.order_no)), ...reply }, otto)
  await give(trade.confirm, { ...(await asMember()), payword: PIN }, anna)

  await give(merchant.apply, { ...APPLICATION, name: KNOWN.family, contact: KNOWN.mobile, idem: newKey() }, anna)
  await moved(world, anna, { type: 'verify', by: 'operator' })
  await give(merchant.margin, { payword: PIN, idem: newKey() }, anna)
  await give(merchant.setOffer, OFFER, anna)
  const merchant_no = (await stored(world, anna)).merchant_no
  await give(merchant.index, {}, anna)
  const due = await accepted(world, bruno, anna, { pay_type: 'bank', mode: 'member', merchant_no })
  const said = { images: JSON.stringify([await shows(anna, 5)]), reference: FULL, payer_name: FULL }
  await give(merchant.pay, { ...asSeen(due), ...said }, anna)
  const bought = await seenBy.member(world, bruno, due.order_no)
  await give(trade.confirm, { ...asSeen(bought), payword: PIN }, bruno)

  const mug = await openGoods(world, { names: { en: 'Mug of the harbour' } })
  await give(shop.info, { id: mug.id }, anna)
  const [variant_id = 0] = mug.variants
  const home = { consignee: FULL, mobile: KNOWN.mobile, detail: KNOWN.street }
  await give(address.add, { ...HAMBURG, ...home }, anna)
  await give(cart.add, { goods_id: mug.id, variant_id, num: 2, idem: newKey() }, anna)

  await hasCoupon(world, anna)
  const order = await orderToSend(world, anna)
  await sendParcelOf(world, order)
  clock.pass(HOUR_S)
  await give(parcel.express, { order_no: order.order_no }, anna)
  const broken = { explain: `Broken, ${KNOWN.family}`, images: JSON.stringify([await shows(anna, 6)]) }
  await asksBack(world, anna, order.order_no, undefined, broken)

  clock.pass(3 * HOUR_S)
  await seenBy.merchant(world, otto, sold.order_no)
  await seenBy.merchant(world, anna, due.order_no)

  const wanted = `new.${KNOWN.email}`
  await give(session.sendCode, { scene: 'bind_email', type: 'email', account: wanted }, anna)
  await give(security.setEmail, { email: wanted, code: world.codeTo(wanted), password: PASSWORD }, anna)

  await hasApp(world, anna)
  await makesPasskey(world, anna, appCode(now()))
  await give(security.setWatchword, { watchword: `${KNOWN.nickname} at Lindenhof`, password: PASSWORD }, anna)
  await give(security.setPause, {}, anna)
  await asOwner(world, async (inside) => {
    const [from, by] = [new Date(now().getTime() + 1), new Date(now().getTime() + 2)]
    const { id } = await inside
      .insertInto('cancellation')
      .values({
        member_id: anna.id,
        state: 'kept',
        wish: `${FULL} is leaving`,
        text: `Not yet, ${FULL}`,
        locale: 'en',
        given_up: '[]',
        created_at: now(),
        since: now(),
        review_from: from,
        review_by: by,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const event = {
      cancellation_id: id,
      version: 0,
      event: 'request',
      state: 'kept',
      actor: 'member' as const,
      at: now(),
    }
    await inside.insertInto('cancellation_event').values(event).execute()
  })

  await desk.by(ADA, `freeze ${number} --reason "${FULL} called"`)
  await desk.by(ADA, `thaw ${number} --reason "${FULL} called again"`)
  const [thaw] = await sql.selectFrom('desk_request').select('id').where('kind', '=', 'thaw').execute()
  await desk.by(BEN, `thaw approve ${thaw?.id}`, 'yes')
  await desk.by(
    ADA,
    `manual propose --member ${number} --account balance --amount 3.00 --direction in --reason "For ${FULL}"`,
  )
  const [manual] = await sql.selectFrom('desk_request').select('id').where('kind', '=', 'manual').execute()
  await desk.by(BEN, `manual approve ${manual?.id}`, 'yes')
  await putInOnce(world, anna)
  await hadShares(world, anna)
  return { anna, bruno, otto, number, merchant_no, sold: sold.order_no, bought: due.order_no, remark, complaint }
}

const statementWith = (words: { ref: string; text: string; party: string; partyIban: string }) => ({
  iban: 'NL91ABNA0417164300',
  number: '1',
  opening: 0n,
  closing: 100n,
  entries: [{ ...words, cents: 100n, booked: '2026-03-03', isReversal: false, endToEnd: '' }],
})

async function putInOnce(world: World, person: Person): Promise<void> {
  const { sql, context } = world
  const now = context.clock.now()
  const before = { sql, context: { clock: { now: () => later(now, -3 * DAY_S) } } }
  const robot = await openVenture(before, { kind: 'robot', term: 1 })
  await priced(world)
  await bring(world, person, 'balance', 1_000n)
  const { order_no } = await putInOf(before, person.id, robot, 1_000n)
  await inTransaction(sql, (inside) => lockedInvestment({ sql: inside, now }, order_no))
}

async function hadShares(world: World, person: Person): Promise<void> {
  const { clock, context } = world
  const { share } = await openEquity(world)
  await granted(world, share, person, 2_0000n, later(context.clock.now(), DAY_S))
  clock.pass(2 * DAY_S)
}
