import { accepts, cast, comesTo, confirms, isSettled, paysByBank, sells } from '#tests/journeys/lib/cast.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { expect, test } from '#tests/walk/phone.ts'
import { MIRA } from '#tests/world/people.ts'

const PAUSE = '/pages/users/setting?part=pause'
const PAUSED = 'You paused your account. Nothing leaves it.'

const TONGUES = [
  ['en', 'en'],
  ['hebrew', 'he'],
] as const

for (const [language, tag] of inTurn(TONGUES, 1))
  test(`in ${language} an account that is paused on one phone lets nothing leave on the other, and an open order ends well`, async ({
    phone,
    another,
  }) => {
    const { world } = phone
    const play = await cast(another, world, language, tag)
    const { member } = play
    const other = await play.seat(MIRA)
    const orderNo = await sells(play, { rail: 'bank' })
    await comesTo(play, orderNo, 'Harbour Exchange')
    await accepts(play.dear, orderNo)
    await paysByBank(play.dear)

    await test.step('paused on one phone', async () => {
      await other.visit(PAUSE)
      await other.press('Pause my account')
      await other.sees('Your account is paused')
    })
    await test.step('nothing new leaves on the other', async () => {
      for (const address of [
        '/pages/index/new_index',
        '/pages/transaction/index',
        '/pages/my/index',
        '/pages/my/withdraw',
      ]) {
        await member.visit(address)
        await member.sees(PAUSED)
      }
    })
    await test.step('the open order is confirmed there, and settles', async () => {
      await member.visit(`/pages/orders/sell_order?order_no=${orderNo}`)
      await confirms(play)
    })
    await test.step('lifted on the first, the other is free', async () => {
      await other.press('Send the code')
      await other.page.locator('input[name=password]').fill(MIRA.password)
      await other.page.locator('input[name=code]').fill(world.codeTo(MIRA.email))
      await other.page.locator('button[type=submit]').tap()
      await other.sees('The pause is lifted')
      await member.visit('/pages/users/transfer')
      await expect(member.page.getByText(play.say(PAUSED))).toBeHidden()
    })
    await isSettled(play, orderNo, 'completed')
  })
