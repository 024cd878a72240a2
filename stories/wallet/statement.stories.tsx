import type { Meta } from '@storybook/react-vite'
import { wallet } from '#contract/wallet.ts'
import { statementFlow } from '#machines/wallet/statement.flow.ts'
import { StatementScreen } from '#src/screens/wallet/statement.screen.tsx'
import { silent, tooOften } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'
import { logPage } from './pages.tsx'

const wish = { account: 'balance', kind: 'month', period: '2026-11' } as const
const at = scenes(statementFlow, StatementScreen, {
  input: { wish },
  paths: ['/pages/money/money_mx'],
  calls: { download: wallet.statement },
  around: (sheet) => (
    <>
      {logPage}
      {sheet}
    </>
  ),
})

export default {
  title: 'wallet/Statement',
  parameters: { purpose: 'A statement of one account: a month as PDF, a year as CSV.' },
} satisfies Meta

const open = { play: opened }
export const Choosing = at('choosing', {}, open)
export const ChoosingYear = at('choosing', { wish: { account: 'coin', kind: 'year', period: '2026' } }, open)
export const Fetching = at('fetching', {}, open)
export const Kept = at('kept', { file: { form: 'pdf' } }, open)
export const KeptAsCsv = at('kept', { file: { form: 'csv' } }, open)
export const Rejected = at('rejected', { trouble: tooOften }, open)
export const RejectedSilent = at('rejected', { trouble: silent }, open)
