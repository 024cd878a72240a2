import { Trans, useLingui } from '@lingui/react/macro'
import { screen } from '#src/lib/screen.tsx'
import { LateOnward } from '#src/late-onward.tsx'
import { entryViews } from './entry-views.tsx'
import { LogPage, type LogSums } from './log-page.tsx'
import { logFlow } from './money-log.screen.tsx'
import { ACCOUNT_WORDS } from './names.ts'

function AccountTitle({ account }: { account: keyof typeof ACCOUNT_WORDS }) {
  const { i18n } = useLingui()
  const name = i18n._(ACCOUNT_WORDS[account])
  return <Trans comment="The entries of one money account; name is what it is called">Activity: {name}</Trans>
}

export const AccountLogScreen = screen(
  logFlow,
  entryViews<LogSums>(({ children, ...around }) => (
    <LogPage title={<AccountTitle account={around.view.context.filter.account || 'balance'} />} among="one" {...around}>
      {children}
      <LateOnward from="/pages/wallets/wallet_mx" />
    </LogPage>
  )),
)
