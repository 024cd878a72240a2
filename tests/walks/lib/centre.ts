import { freeNumbers } from '#server/session/register.ts'
import { holds } from '#tests/walk/holds.ts'
import type { Phone } from '#tests/walk/phone.ts'
import { gains } from '#tests/world/money.ts'
import { idOf, join, MIRA, setPin } from '#tests/world/people.ts'
import { standsAs } from '#tests/world/service.ts'
import type { World } from '#tests/world/world.ts'

export const CENTRE_PIN = '204816'

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

export async function opened(world: World, many: number): Promise<void> {
  const { sql, context, now } = world
  const centre_id = await idOf(world, MIRA)
  for (let place = 0; place < many; place += 1) {
    const numbers = await freeNumbers(sql, context.chance)
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
