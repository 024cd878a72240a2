import { news } from '#contract/news.ts'
import { says } from '#tests/walk/gestures.ts'
import { isElsewhere, shows, stored } from '#tests/walk/journey.ts'
import { expect, test } from '#tests/walk/phone.ts'
import { joins } from '#tests/walk/holds.ts'
import { join, OTTO } from '#tests/world/people.ts'

const NOTHING = [
  '/pages/news/reg_rule?code=anything-else',
  '/pages/news/reg_rule?code=17',
  '/pages/orders/sell_order',
  '/pages/orders/sell_order?order_no=17',
  '/pages/store/sell_order?order_no=T1',
]

test('an address that lacks what it is about is nothing, and says so', async ({ phone }) => {
  await joins(phone)
  for (const path of NOTHING)
    await test.step(path, async () => {
      await isElsewhere(phone)
      await phone.visit(path)
      await shows(phone, 'There is nothing here')
    })
})

test('an invite code of digits alone is an invite code @gate', async ({ phone }) => {
  await join(phone.world, { ...OTTO, inviteCode: '23456789' })
  await phone.visit('/pages/reg/reg?invite_code=23456789')
  await says(phone, /invites you/)
  await phone.visit('/pages/index/new_index?invite_code=23456789')
  await shows(phone, 'News')
  expect((await stored(phone))['inviteCode']).toBe('"23456789"')
})

test('what is a number for the server is one after all @gate', async ({ phone }) => {
  const asked = phone.page.waitForRequest(`**${news.list.path}`)
  await phone.visit('/pages/news/news_list?type_id=2')
  expect(new URLSearchParams((await asked).postData() ?? '').get('type_id')).toBe('2')
})
