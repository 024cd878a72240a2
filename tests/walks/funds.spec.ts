import { money } from '#stories/fixtures/account.ts'
import { entries } from '#stories/fixtures/wallet.ts'
import { followWalk, hasMoney, moneyFlow } from '#tests/walks/lib/follow.ts'
import { heading, isWaiting, press } from '#tests/walk/gestures.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { walk } from '#tests/walk/walk.ts'

const showing = ({ page }: Pick<Phone, 'page'>) => expect(page.getByText(/^€\d\d\.\d\d$/).first()).toBeVisible()
const followed = followWalk({
  calls: /^\/user\/user\/(get_user_money|money_log)$/,
  gives: { ...money, money, latest: entries },
  sees: showing,
})

walk(moneyFlow, {
  ...followed,
  opens: [
    { title: 'a member opens their money', at: '/pages/money/money', before: hasMoney },
    { title: 'a member opens their wallets', at: '/pages/wallets/wallets', before: hasMoney },
  ],
  expects: {
    ...followed.expects,
    opening: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    refreshing: isWaiting,
  },
})

test('amounts stay covered up: here, after a reload, and in another tab of this phone', async ({ phone }) => {
  const { page, world } = phone
  const context = page.context()
  await hasMoney(phone)
  await phone.visit('/pages/money/money')
  await showing(phone)
  await press(phone, 'Hide amounts')
  await expect(page.getByText('€50.00')).toHaveCount(0)
  await expect(page.getByText('••••').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('••••').first()).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${world.origin}/h5/#/pages/wallets/wallets`)
  await expect(other.getByText('••••').first()).toBeVisible()
  await other.getByRole('button', { name: 'Hide amounts' }).tap()
  await expect(other.getByText('€50.00').first()).toBeVisible()
  await expect(page.getByText('€50.00').first()).toBeVisible()
})
