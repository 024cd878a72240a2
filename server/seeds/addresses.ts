import { DAY_S } from '#contract/time-units.ts'
import { insertAddress, type Where } from '../address/queries.ts'
import { later } from '../lib/clock.ts'
import type { Context } from '../lib/context.ts'
import type { Sql } from '../lib/database.ts'

const NOWHERE = { province: '', district: '', lat: '', lng: '' } as const

/** The first of them is the default one. */
const EXAMPLES: Readonly<Record<string, readonly Where[]>> = {
  'member@quay.test': [
    {
      ...NOWHERE,
      consignee: 'Mira Kallas',
      mobile: '+49 40 55501234',
      country: 'DE',
      province: 'Hamburg',
      city: 'Hamburg',
      detail: 'Am Kaiserkai 12',
      postcode: '20457',
      lat: '53.541100',
      lng: '9.991700',
    },
    {
      ...NOWHERE,
      consignee: '林晓雨',
      mobile: '+86 138 0013 8000',
      country: 'CN',
      province: '浙江省',
      city: '杭州市',
      district: '西湖区',
      detail: '文三路 90 号 2 幢 301 室',
      postcode: '310012',
    },
    {
      ...NOWHERE,
      consignee: 'נועה לוי',
      mobile: '+972 50-555-0134',
      country: 'IL',
      province: 'תל אביב',
      city: 'תל אביב-יפו',
      detail: 'שדרות רוטשילד 22, דירה 4',
      postcode: '6688218',
    },
  ],
  'store@quay.test': [
    {
      ...NOWHERE,
      consignee: 'Sofia Reis',
      mobile: '+351 21 555 0142',
      country: 'PT',
      province: 'Lisboa',
      city: 'Lisboa',
      detail: 'Rua do Cais 12',
      postcode: '1200-109',
    },
    {
      ...NOWHERE,
      consignee: 'Tiago Reis',
      mobile: '+39 02 5550 0173',
      country: 'IT',
      province: 'Lombardia',
      city: 'Milano',
      district: 'Milano',
      detail: 'Via Vigevano 8',
      postcode: '20144',
    },
  ],
}

export async function seedAddresses(context: Context, sql: Sql, now: Date): Promise<void> {
  for (const [email, addresses] of Object.entries(EXAMPLES)) {
    const { id } = await sql.selectFrom('member').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    for (const [at, address] of addresses.entries())
      await insertAddress(context, sql, address, { member: id, isDefault: at === 0, now: later(now, -30 * DAY_S) })
  }
}
