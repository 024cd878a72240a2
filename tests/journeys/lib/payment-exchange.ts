import { equity } from '#contract/equity.ts'
import { invest } from '#contract/invest.ts'
import type { Course } from './payment-course.ts'
import { isAt } from '#tests/walk/journey.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { gains } from '#tests/world/money.ts'
import { MIRA } from '#tests/world/people.ts'
import { offersShares } from '#tests/world/shares.ts'
import { openWindow } from '#tests/world/equities.ts'

type Held = Pick<Phone, 'page'>

async function exchanged({ world }: Phone): Promise<number> {
  const given = await world.sql
    .selectFrom('posting')
    .innerJoin('entry', 'entry.posting_id', 'posting.id')
    .innerJoin('account', 'account.id', 'entry.account_id')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select('entry.amount')
    .where('posting.kind', '=', 'exchange')
    .where('account.currency', '=', 'POINTS')
    .where('member.email', '=', MIRA.email)
    .execute()
  return given.length
}

const dialog = ({ page }: Held) => page.getByRole('dialog')

export const EXCHANGE: Course = {
  name: 'an exchange of points',
  at: '/pages/equity/jf?exchange=1',
  from: '/pages/equity/jf',
  link: 'Exchange points for HARB',
  quote: invest.quote,
  pay: equity.exchange,
  reads: equity.points,
  form: { Points: '400' },
  begins: async (held) => {
    if (!held.page.url().includes('exchange=')) await held.page.getByRole('link', { name: EXCHANGE.link }).tap()
    await expect(dialog(held)).toBeVisible()
  },
  isFunded: async ({ world }) => {
    await offersShares(world)
    await openWindow(world)
    await gains(world, MIRA, 'points', 100_000n)
  },
  times: exchanged,
  isOver: async () => undefined,
  goesOn: ({ page }) => page.getByRole('button', { name: EXCHANGE.words.again, exact: true }).tap(),
  isSeenAgain: (held) => isBlank(held),
  isLeft: (held) => isAt(held, '/pages/login/login'),
  // The question stands in place of the form, so that nothing asks.
  reloads: async (held) => {
    await held.page.reload()
    await isBlank(held)
  },
  words: {
    sheet: 'Exchange this?',
    done: 'Exchanged',
    later: 'Exchanged',
    unknown: 'We do not know yet whether it was exchanged',
    undone: 'It was not exchanged',
    again: 'Exchange more',
  },
}

async function isBlank(held: Held): Promise<void> {
  await EXCHANGE.begins?.(held)
  await expect(held.page.getByLabel('Points', { exact: true })).toHaveValue('')
}
