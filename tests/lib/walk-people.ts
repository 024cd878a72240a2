import { freeNumbers } from '#server/session/register.ts'
import type { Phone } from './walk-phone.ts'
import type { World } from './walk-world.ts'

export interface Person {
  readonly email: string
  readonly password: string
  readonly nickname: string
  readonly username?: string
}

export const MIRA: Person = { email: 'mira@quay.example', password: 'miras-first-secret', nickname: 'Mira', username: 'mira-k' }
export const OTTO: Person = { email: 'otto@quay.example', password: 'ottos-first-secret', nickname: 'Otto' }

/** Makes somebody a member, without the way through the screens. */
export async function join({ sql, chance, passwords, now }: World, { email, password, nickname, username }: Person) {
  return sql
    .insertInto('member')
    .values({
      ...(await freeNumbers(sql, chance)),
      email,
      nickname,
      username: username ?? null,
      password_hash: await passwords.hash(password),
      created_at: now(),
    })
    .returning(['id', 'invite_code'])
    .executeTakeFirstOrThrow()
}

/** The phone is signed in before it opens. */
export async function holds(phone: Phone, person: Person) {
  const { token, user_info } = await phone.world.enter(person.email, person.password)
  await phone.keeps({ token, userinfo: user_info, isLogin: 1 })
  return { token, user: user_info }
}
