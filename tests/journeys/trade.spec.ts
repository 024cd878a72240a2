import { HOUR_S, MINUTE_S } from '#contract/time-units.ts'
import type { LocaleCode } from '#contract/locales.ts'
import {
  accepts,
  cast,
  comesTo,
  confirms,
  isSettled,
  opens,
  passes,
  paysByBank,
  sells,
  type Cast,
  type Player,
} from '#tests/journeys/lib/cast.ts'
import { deskOf } from '#tests/journeys/lib/desk.ts'
import { gateUnless, inTurn } from '#tests/walk/mode.ts'
import { expect, test } from '#tests/walk/phone.ts'

const follows = ({ member }: Cast, orderNo: string) => member.visit(`/pages/orders/sell_order?order_no=${orderNo}`)

/** Whoever accepts what the balance pays is asked for the PIN at once. */
async function paysAtOnce(player: Player) {
  await player.proves()
  await player.page.getByRole('dialog').waitFor({ state: 'detached' })
}

async function wallet(play: Cast) {
  const orderNo = await sells(play)
  await play.dear.visit('/pages/store/sell_order')
  await play.dear.page.getByText(orderNo).tap()
  await play.dear.press('Decline')
  await play.dear.answers('Decline')
  await comesTo(play, orderNo, 'Quayside')
  await accepts(play.fair, orderNo)
  await play.member.sees('A merchant has accepted')
  await paysAtOnce(play.fair)
  await passes(play, 1)
  await follows(play, orderNo)
  await play.member.press('Rate this order')
  await play.member.page.getByRole('radio').last().check()
  await play.member.press('Send the rating')
  await play.member.page.getByRole('dialog').waitFor({ state: 'detached' })
  await isSettled(play, orderNo, 'completed')
}

async function bank(play: Cast) {
  const orderNo = await sells(play, { rail: 'bank' })
  await accepts(play.dear, orderNo)
  await paysByBank(play.dear)
  await follows(play, orderNo)
  await confirms(play)
  await passes(play, 1)
  await isSettled(play, orderNo, 'completed')
}

async function cancel(play: Cast) {
  const orderNo = await sells(play)
  await play.member.press('Cancel matching')
  await play.member.answers('Cancel the order')
  await play.member.sees('Sale cancelled')
  await isSettled(play, orderNo, 'cancelled')
}

async function nobody(play: Cast) {
  const orderNo = await sells(play)
  await passes(play, HOUR_S + 1)
  await play.member.sees('Nobody accepted this time')
  await isSettled(play, orderNo, 'cancelled')
}

async function late(play: Cast) {
  const orderNo = await sells(play, { rail: 'bank' })
  await accepts(play.dear, orderNo)
  await play.member.sees('A merchant has accepted')
  await passes(play, 31 * MINUTE_S)
  // Opened where it is already open it would stay as it is, and what is paid of an old order is not taken.
  await play.dear.page.reload()
  await paysByBank(play.dear)
  await follows(play, orderNo)
  await confirms(play)
  await passes(play, 1)
  await isSettled(play, orderNo, 'completed')
}

async function dispute(play: Cast) {
  const orderNo = await sells(play, { rail: 'bank' })
  await accepts(play.dear, orderNo)
  await paysByBank(play.dear)
  const { member } = play
  await follows(play, orderNo)
  await member.press('Report a problem')
  await member.page.getByRole('combobox').selectOption('not_received')
  await member.types('What happened', 'My bank shows nothing')
  await expect(member.page.getByRole('dialog').locator('button[type=submit]')).toBeDisabled()
  await passes(play, 11 * MINUTE_S)
  await follows(play, orderNo)
  await member.page.reload()
  await member.press('Report a problem')
  await expect(member.page.getByRole('combobox')).toHaveValue('not_received')
  await expect(member.page.getByRole('textbox', { name: play.say('What happened') })).toHaveValue(
    'My bank shows nothing',
  )
  await member.page.getByRole('dialog').locator('button[type=submit]').tap()
  await play.member.page.getByRole('dialog').waitFor({ state: 'detached' })
  await opens(play.dear, orderNo)
  await play.dear.press('Show more')
  await play.dear.types('More details', 'It left our bank at noon; the receipt says so.')
  await play.dear.page.getByRole('dialog').locator('button[type=submit]').tap()
  await play.dear.page.getByRole('dialog').waitFor({ state: 'detached' })
  const desk = deskOf(play.world)
  await stands(play, orderNo, { state: 'disputed.open', member_answer: '', merchant_answer: '' })
  await desk(`case take ${orderNo}`)
  const split = '--coin-to-member 100 --eur-to-merchant 12.87'
  await desk(`case propose ${orderNo} ${split} --reason "Nothing came" --text "All of it goes back."`, 'yes')
  await play.member.press('Agree')
  await play.member.answers('Agree')
  await stands(play, orderNo, { state: 'disputed.proposed', member_answer: 'agree', merchant_answer: '' })
  // Whoever answers has seen what the other side said; the address is the one that is open, and brings nothing new.
  await play.dear.page.reload()
  await play.dear.press('Agree')
  await play.dear.answers('Agree')
  await stands(play, orderNo, { state: 'disputed.proposed', member_answer: 'agree', merchant_answer: 'agree' })
  await desk(`case rule ${orderNo} --reason "Both agreed"`, 'yes')
  await play.member.sees('Our team has decided. Below you see who got what.')
  await isSettled(play, orderNo, 'cancelled')
}

/** The house has heard it; what is seen by whoever said it is no proof of that. */
const stands = ({ world }: Cast, orderNo: string, facts: object) =>
  expect
    .poll(() =>
      world.sql
        .selectFrom('trade_order')
        .select(['state', 'member_answer', 'merchant_answer'])
        .where('order_no', '=', orderNo)
        .executeTakeFirst(),
    )
    .toEqual(facts)

async function password(play: Cast) {
  const orderNo = await sells(play, { phrase: 'the red lighthouse' })
  await play.fair.visit('/pages/store/sell_order?take=1')
  await play.fair.types('Order number', orderNo)
  await play.fair.types('Phrase', 'the red lighthouse')
  await play.fair.press('Accept the order')
  await paysAtOnce(play.fair)
  await passes(play, 1)
  await play.member.sees('Sold')
  await isSettled(play, orderNo, 'completed')
}

const COURSES: Readonly<Record<string, (play: Cast) => Promise<void>>> = {
  'is declined by the one and paid by the other': wallet,
  'is paid to the bank, and confirmed': bank,
  'is taken back while nobody has accepted': cancel,
  'finds nobody': nobody,
  'is paid late': late,
  'is disputed, and decided': dispute,
  'is for whoever knows the phrase': password,
}

/** What is taken back and what finds nobody are journeys of whoever sells; what is late stands in the server's tests. */
const ALIKE: ReadonlySet<unknown> = new Set([cancel, nobody, late])

const TONGUES: readonly [string, LocaleCode, string][] = [
  ['in English', 'en', 'en'],
  ['in Hebrew', 'hebrew', 'he'],
]

for (const [turn, [happens, course]] of Object.entries(COURSES).entries())
  for (const [says, language, tag] of inTurn(TONGUES, turn))
    test(`a sale ${happens}, ${says}${gateUnless(!ALIKE.has(course))}`, async ({ another, world }) => {
      await course(await cast(another, world, language, tag))
    })
