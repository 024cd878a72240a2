import type { AccountName } from '#contract/quote.ts'
import type { Conversion } from '#contract/wallet.ts'
import { Over } from '#src/app/over.tsx'
import { useSearch } from '#src/app/page.tsx'
import type { Built } from '#src/lib/places.ts'
import { late } from '#src/ui/late.tsx'

const Convert = late(
  () => import('./convert-flow-page.tsx'),
  ({ ConvertSheetFlowPage }) => ConvertSheetFlowPage,
)

/** Rises over a wallet when its address asks for it. */
export const ConvertSheet = ({ over, act, account }: { over: Built; act: Conversion; account: AccountName }) =>
  useSearch().convert && (
    <Over page={over}>
      <Convert act={act} account={account} />
    </Over>
  )
