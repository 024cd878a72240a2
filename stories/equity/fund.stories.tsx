import type { Meta } from '@storybook/react-vite'
import { equity } from '#contract/equity.ts'
import { fundFlow } from '#machines/equity/fund.flow.ts'
import { FundScreen } from '#src/screens/equity/fund.screen.tsx'
import { fund, fundOfNobody, youngFund } from '../fixtures/equity.ts'
import { silent } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(fundFlow, FundScreen, {
  input: { which: 1, signedIn: true },
  paths: ['/pages/fund-detail/fund-detail'],
  calls: { fund: equity.fund },
})

export default {
  title: 'equity/Fund',
  parameters: { purpose: 'Net value, day change, returns, risk, manager, documents, my part, chart range.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Missing = at('missing', {}, { names: ['notFound'] })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Showing = at('showing', { fund }, { names: ['ready'] })
export const ShowingWithoutPart = at('showing', { fund: fundOfNobody }, { names: ['noHolding'] })
export const ShowingToVisitor = at('showing', { fund: fundOfNobody, signedIn: false })
export const ShowingYoung = at('showing', { fund: youngFund })
export const Ranging = at('ranging', { fund, range: '3m' }, { names: ['rangeLoading'] })
export const ChartError = at('chartError', { fund, range: 'all', trouble: silent })
