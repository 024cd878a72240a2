import { invest } from '#contract/invest.ts'
import { project } from '#contract/project.ts'
import type { Course } from './payment-course.ts'
import { isOnSale, SALES } from '#tests/walks/lib/buying.ts'
import { press } from '#tests/walk/gestures.ts'
import { isAt, isElsewhere } from '#tests/walk/journey.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { gains } from '#tests/world/money.ts'
import { MIRA } from '#tests/world/people.ts'

type Held = Pick<Phone, 'page'>

async function bought({ world }: Phone): Promise<number> {
  const orders = await world.sql
    .selectFrom('investment')
    .innerJoin('member', 'member.id', 'investment.member_id')
    .select('investment.id')
    .where('member.email', '=', MIRA.email)
    .execute()
  return orders.length
}

const dialog = ({ page }: Held, name?: string) => page.getByRole('dialog', name === undefined ? {} : { name })
const MINE = '/pages/ai/ai_robot'
const PUT_IN = { name: 'Put in from €100.00' }

export const PURCHASE: Course = {
  name: 'a purchase',
  at: SALES.project.at,
  from: '/pages/project/project',
  link: 'Demo Harbour Solar',
  quote: invest.quote,
  pay: project.buy,
  form: { 'How much': '150' },
  begins: async (held) => {
    const button = held.page.getByRole('button', PUT_IN)
    await expect(button.or(dialog(held)).first()).toBeVisible()
    if ((await dialog(held).count()) === 0) await button.tap()
  },
  agrees: async (held) => {
    const [tick, quoted] = [held.page.getByRole('checkbox'), dialog(held, PURCHASE.words.sheet)]
    await expect(tick.or(quoted).or(held.page.getByRole('alert')).first()).toBeVisible()
    if (!(await tick.isVisible())) return
    await tick.check()
    await press(held as Phone, 'Check and confirm')
  },
  isFunded: async ({ world }) => {
    await isOnSale(world, 'project')
    await gains(world, MIRA, 'balance', 100_000n)
  },
  times: bought,
  isOver: async () => undefined,
  goesOn: async (phone) => {
    await isElsewhere(phone)
    await phone.visit(PURCHASE.at)
  },
  isSeenAgain: (held) => isAt(held, MINE),
  leads: MINE,
  isLeft: ({ page }) => expect(page.getByRole('link', { name: 'Sign in to go on' })).toBeVisible(),
  reloads: async (held) => {
    await held.page.reload()
    await PURCHASE.begins?.(held)
    await expect(held.page.getByLabel('How much', { exact: true })).toHaveValue('')
  },
  words: {
    sheet: 'Check and confirm',
    done: 'Bought',
    found: 'Projects',
    later: 'Projects',
    unknown: 'We do not know yet whether it was bought',
    undone: 'It was not bought',
    again: 'Look at it again',
  },
}
