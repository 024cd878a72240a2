import { fromPromise } from 'xstate'
import type { AccountName } from '#contract/quote.ts'
import { wallet } from '#contract/wallet.ts'
import { statementFlow, type StatementKept, type StatementWish } from '#machines/wallet/statement.flow.ts'
import { publicPage } from '#src/app/page.tsx'
import { saveFile } from '#src/lib/save-file.ts'
import { StatementScreen, thisMonth } from './statement.screen.tsx'

export const StatementFlowPage = publicPage(statementFlow, StatementScreen).with(
  ({ client }, { account }: { account: AccountName }) => ({
    input: { wish: { account, kind: 'month', period: thisMonth() } },
    actors: {
      download: fromPromise<StatementKept, StatementWish>(async ({ input, signal }) => {
        const { path, form } = await client.call(wallet.statement, input, signal)
        await saveFile(path)
        return { form }
      }),
    },
  }),
)
