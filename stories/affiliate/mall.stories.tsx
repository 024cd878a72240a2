import type { Meta } from '@storybook/react-vite'
import { affiliate } from '#contract/affiliate.ts'
import { EVERY_GOODS, mallFlow } from '#machines/affiliate/mall.flow.ts'
import { MallScreen } from '#src/screens/affiliate/mall.screen.tsx'
import {
  longestPartnerGoods,
  partnerGoods,
  partnerLink,
  pinduoduo,
  reading,
  testPartner,
} from '../fixtures/affiliate.ts'
import { refused, silent } from '../fixtures/trouble.ts'
import { begunWith, listScenes } from '../lib/list.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'
import { partnersPage } from './pages.tsx'

const at = scenes(mallFlow, MallScreen, {
  input: { isMember: true, filter: EVERY_GOODS },
  paths: ['/pages/mall/mall'],
  calls: { list: affiliate.goods, link: affiliate.link },
  around: (list) => partnersPage({ list }),
})
const shown = { ...begunWith(partnerGoods), head: testPartner }
const chosen = { ...shown, chosen: reading }
const partnerSilent = refused('affiliate-silent')
const list = listScenes(at, partnerGoods, { head: testPartner })

export default {
  title: 'affiliate/Mall',
  parameters: { purpose: 'Goods that a partner sells, by category and words; a member opens them there.' },
} satisfies Meta

export const Opening = list.Opening
export const Empty = list.Empty
export const EmptyUnconnected = at('empty', { head: { affiliate: null } })
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const NothingFound = at('nothingFound', {
  head: testPartner,
  filter: { keyword: 'samovar', sort: 'default' },
})
export const Unreachable = list.Unreachable
export const UnreachablePartnerSilent = at('unreachable', { trouble: partnerSilent })
export const Showing = list.Showing
export const ShowingCategory = at('showing', {
  ...shown,
  filter: { cate_id: 1, keyword: 'lamp', sort: 'commission' },
})
export const ShowingLongest = at('showing', {
  ...begunWith([longestPartnerGoods, ...partnerGoods]),
  head: pinduoduo,
})
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Refreshing = list.Refreshing
export const Chosen = at('chosen', chosen, { play: opened })
export const ChosenVisitor = at('chosen', { ...chosen, isMember: false }, { play: opened })
export const ChosenLongest = at(
  'chosen',
  { ...begunWith([longestPartnerGoods]), head: pinduoduo, chosen: longestPartnerGoods },
  { play: opened },
)
export const LinkLoading = at('linkLoading', chosen, { play: opened })
export const LinkFailed = at('linkFailed', { ...chosen, failed: partnerSilent }, { play: opened })
export const LinkFailedSilent = at('linkFailed', { ...chosen, failed: silent }, { play: opened })
export const Led = at('led', { ...chosen, link: partnerLink }, { play: opened })
