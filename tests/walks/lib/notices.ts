import { press } from '#tests/walk/gestures.ts'
import { holds } from '#tests/walk/holds.ts'
import type { Phone } from '#tests/walk/phone.ts'
import { withoutPopups } from '#tests/world/articles.ts'
import { join, MIRA } from '#tests/world/people.ts'

export async function arrives(phone: Phone, details: Record<string, unknown> = {}): Promise<void> {
  await join(phone.world, MIRA)
  await withoutPopups(phone.world)
  await holds(phone, MIRA, details)
}

export const opensNotices = (phone: Phone) => press(phone, /^(Notices|\d+ new notices?|Mitteilungen)$/)
