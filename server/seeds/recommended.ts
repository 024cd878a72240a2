import type { Sql } from '../lib/database.ts'
import { TEXTS } from './content.ts'

const SELLERS = [
  { name: 'Tideline', link: 'https://tideline.example/coins', price: '1.31', price_before: '1.295' },
  { name: 'Breakwater', link: 'https://breakwater.example/', price: '1.2875', price_before: '1.2931' },
  { name: 'Lantern Street', link: 'https://lantern-street.example/', price: '1.34', price_before: '1.34' },
] as const

export async function seedSellers(sql: Sql): Promise<void> {
  for (const [place, seller] of SELLERS.entries()) {
    const words = Object.fromEntries(Object.entries(TEXTS).map(([locale, { sellers }]) => [locale, sellers[place]]))
    await sql
      .insertInto('recommendation')
      .values({ ...seller, place, words: JSON.stringify(words), demo: true })
      .execute()
  }
}
