import { sql as raw } from 'kysely'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Phone } from './phone.ts'
import { closeBooks } from '#tests/world/books.ts'
import { asOwner } from '#tests/world/world.ts'

type Held = Pick<Phone, 'page' | 'world'>

export const booksClose = ({ world }: Held) => closeBooks(world)

export async function wasDone(
  { page, world }: Held,
  { email }: { readonly email: string },
  { path }: Endpoint,
): Promise<void> {
  const idem = await page.evaluate(() => {
    const [call] = JSON.parse(localStorage.getItem('quay:unanswered') ?? '[]') as { idem: string }[]
    return call?.idem ?? ''
  })
  await asOwner(world, (sql) =>
    raw`insert into money_call (member_id, path, key, quote_no, print, reply, at)
      select id, ${path}, ${idem}, '', sha256(''), '{"posting": 1}', ${world.now()} from member where email = ${email}`.execute(
      sql,
    ),
  )
}
