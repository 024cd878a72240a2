import { payment, type PayStart } from '#contract/payment.ts'
import { asOwner } from '#tests/walk/payment.ts'
import type { Person } from '#tests/walk/people.ts'
import type { Phone } from '#tests/walk/phone.ts'
import type { WalkWorld } from '#tests/walk/world.ts'

export async function paysIn({ page, world }: Phone, { email, password }: Person, payNo: string): Promise<void> {
  const { token } = await world.enter(email, password)
  const { code, data, msg } = await world.ask(payment.rechargeByAlipay.path, {
    token,
    amount: '138',
    idem: `walked-${payNo}-begins`,
  })
  if (code < 1) throw new Error(`the payment ${payNo} did not begin: ${msg}`)
  const { pay_no } = data as PayStart
  await asOwner({ world }, async (sql) => {
    await sql.deleteFrom('sandbox_payment').where('pay_no', '=', pay_no).execute()
    await sql.updateTable('payment').set({ pay_no: payNo }).where('pay_no', '=', pay_no).execute()
    const sandbox = { pay_no: payNo, state: 'waiting', ref: `S${payNo.slice(1)}`, changed_at: world.now() } as const
    await sql.insertInto('sandbox_payment').values(sandbox).execute()
  })
  await page.addInitScript((written) => {
    if (sessionStorage.getItem('begun')) return
    sessionStorage.setItem('begun', 'yes')
    sessionStorage.setItem('quay:written/payment/recharge', JSON.stringify({ pay_no: written }))
  }, payNo)
}

export async function pressesAtGateway({ origin }: WalkWorld, payNo: string, state: 'paid' | 'failed' | 'closed') {
  const pressed = await fetch(`${origin}/sandbox/pay`, {
    method: 'POST',
    body: new URLSearchParams({ pay_no: payNo, state }),
    redirect: 'manual',
  })
  if (pressed.status !== 303) throw new Error(`the gateway answered ${pressed.status}`)
}

/** What no phone can do: the payment is another member’s. */
export const losesPayment = ({ sql }: WalkWorld, payNo: string) =>
  sql
    .updateTable('payment')
    .set({ member_id: (is) => is.selectFrom('member').select('id').orderBy('id').limit(1) })
    .where('pay_no', '=', payNo)
    .execute()
