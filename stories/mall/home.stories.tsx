import type { Meta } from '@storybook/react-vite'
import { home } from '#contract/home.ts'
import { project } from '#contract/project.ts'
import { robot } from '#contract/robot.ts'
import { shop } from '#contract/shop.ts'
import { subscription } from '#contract/subscription.ts'
import { mallFlow, MallScreen } from '#src/screens/mall/home.screen.tsx'
import {
  crowdedMall,
  dryMall,
  lastDateMall,
  memberMall,
  newcomerMall,
  partlyMall,
  quietMall,
  sharesMall,
  shoplessMall,
  unpricedMall,
  visitorMall,
} from '../fixtures/mall.ts'
import { silent } from '../fixtures/trouble.ts'
import { shut } from '../lib/eye.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(mallFlow, MallScreen, {
  input: undefined,
  paths: ['/pages/index/index'],
  calls: {
    index: home.index,
    shelves: shop.index,
    robots: robot.robots,
    projects: project.index,
    subscriptions: subscription.index,
  },
  answers: { load: memberMall },
  tabs: 'mall',
})

export default {
  title: 'mall/Home',
  parameters: {
    purpose:
      'Home of the mall and investing space: what is invested and what comes next, what there is to spend, what the shop shows, what one can invest in.',
  },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Showing = at('showing', { item: memberMall }, { names: ['ready'] })
export const ShowingVisitor = at('showing', { item: visitorMall })
export const ShowingNewcomer = at('showing', { item: newcomerMall })
export const ShowingSharesOnly = at('showing', { item: sharesMall })
export const ShowingLastDate = at('showing', { item: lastDateMall })
export const ShowingUnpriced = at('showing', { item: unpricedMall })
export const ShowingCovered = { ...at('showing', { item: memberMall }), beforeEach: shut }
export const ShowingNothing = at('showing', { item: quietMall }, { names: ['sectionEmpty'] })
export const ShowingDry = at('showing', { item: dryMall })
export const ShowingWithoutShop = at('showing', { item: shoplessMall })
export const ShowingPartOfShop = at('showing', { item: partlyMall })
export const ShowingLongestFigures = at('showing', { item: crowdedMall })
export const ShowingRefreshFailed = at('showing', { item: memberMall, trouble: silent })
export const Following = at('following', { item: memberMall })
export const Behind = at('behind', { item: memberMall })
export const Refreshing = at('refreshing', { item: memberMall }, { names: ['refreshing'] })
