import type { Given } from '#contract/endpoint.ts'
import type { points } from '#contract/points.ts'
import type { Say } from '../lib/words.ts'

export const waysToEarn = (say: Say): Given<typeof points.index>['earn'] => [
  { title: say('points.earn.sign.title'), desc: say('points.earn.sign.text'), link: '/pages/login/sign' },
  { title: say('points.earn.shop.title'), desc: say('points.earn.shop.text'), link: '/pages/shop/shop' },
]
