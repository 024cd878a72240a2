import { recharge } from '#contract/recharge.ts'
import { rechargesFlow } from '#machines/recharge/recharges.flow.ts'
import { page } from '#src/app/page.tsx'
import { RechargesScreen } from './recharges.screen.tsx'

export const RechargesFlowPage = page(rechargesFlow, RechargesScreen).with(() => ({ calls: { list: recharge.list } }))
