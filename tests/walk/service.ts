import type { CentreStatus } from '#contract/service.ts'
import { freeNumbers } from '#server/session/register.ts'
import { gains } from './money.ts'
import { asOwner } from './payment.ts'
import { holds, join, MIRA, setPin, type Person } from './people.ts'
import type { Phone } from './phone.ts'
import { memberId } from './trade.ts'
import type { WalkWorld } from './world.ts'

export const CENTRE_PIN = '204816'

export async function standsAs(world: WalkWorld, person: Person, status: CentreStatus): Promise<void> {
  const member_id = await memberId(world, person)
  await asOwner({ world }, async (sql) => {
    await sql.deleteFrom('member_role').where('member_id', '=', member_id).where('role', '=', 'service').execute()
    // Whoever opened accounts has been a centre, and stays known as one.
    const known = sql.selectFrom('account_opening').select('centre_id')
    if (status === 'none')
      return sql
        .deleteFrom('service_centre')
        .where('member_id', '=', member_id)
        .where('member_id', 'not in', known)
        .execute()
    await sql.insertInto('member_role').values({ member_id, role: 'service', since: world.now() }).execute()
    return sql
      .insertInto('service_centre')
      .values({
        member_id,
        center_no: `C${String(member_id).padStart(6, '0')}`,
        region: 'Hamburg',
        status,
        open_price: 5_000n,
        changed_at: world.now(),
      })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ status, changed_at: world.now() }))
      .execute()
  })
}

export async function arrives(
  phone: Phone,
  { credit = 42_000n, pin = true }: { credit?: bigint; pin?: boolean } = {},
): Promise<number> {
  const { id } = await join(phone.world, MIRA)
  await standsAs(phone.world, MIRA, 'active')
  if (credit > 0n) await gains(phone.world, MIRA, 'credit', credit)
  if (pin) await setPin(phone.world, MIRA, CENTRE_PIN)
  return id
}

export async function holdsCentre(phone: Phone, facts: { credit?: bigint; pin?: boolean } = {}): Promise<void> {
  await arrives(phone, facts)
  await holds(phone, MIRA)
}

export async function opened({ sql, chance, now }: WalkWorld, many: number): Promise<void> {
  const centre_id = await memberId({ sql } as WalkWorld, MIRA)
  for (let place = 0; place < many; place += 1) {
    const numbers = await freeNumbers(sql, chance)
    const { id } = await sql
      .insertInto('member')
      .values({
        ...numbers,
        email: `opened-${place}@quay.example`,
        nickname: `Opened ${place}`,
        password_hash: 'first',
        inviter_id: centre_id,
        created_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql
      .insertInto('account_opening')
      .values({
        order_no: `O${String(place).padStart(10, '0')}`,
        centre_id,
        state: 'opened',
        price: 5_000n,
        person: '{}',
        inviter_id: centre_id,
        numbers: '{}',
        member_id: id,
        first_hash: 'first',
        created_at: now(),
        expire_at: now(),
        opened_at: now(),
      })
      .execute()
  }
}
