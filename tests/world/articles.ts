import type { House } from './world.ts'

export async function unpublish({ sql }: Pick<House, 'sql'>, code: string) {
  await sql
    .updateTable('article')
    .set({ published_at: new Date('2999-01-01') })
    .where('code', '=', code as 'about')
    .execute()
}

export const withoutNews = ({ sql }: Pick<House, 'sql'>) =>
  sql
    .updateTable('article')
    .set({ published_at: new Date('2999-01-01') })
    .where('code', 'is', null)
    .execute()

export async function withoutPopups({ sql }: Pick<House, 'sql'>) {
  await sql
    .updateTable('notice')
    .set({ shown_from: new Date('2999-01-01') })
    .where('kind', '=', 'popup')
    .execute()
}
