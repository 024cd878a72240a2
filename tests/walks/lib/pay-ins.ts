import { payment } from '#contract/payment.ts'
import type { Phone } from '#tests/walk/phone.ts'
import type { Somebody } from '#tests/world/people.ts'
import { asOwner } from '#tests/world/world.ts'

export async function paysIn({ page, world }: Phone, { email, password }: Somebody, payNo: string): Promise<void> {
  const wish = { amount: '138', idem: `walked-${payNo}-begins` }
  const { pay_no } = await world.give(payment.rechargeByAlipay, wish, await world.enter(email, password))
  await asOwner(world, async (sql) => {
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
