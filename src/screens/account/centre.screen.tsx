import { Trans } from '@lingui/react/macro'
import { centreFlow } from '#machines/account/centre.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { CentreFrame } from '#src/parts/account/centre-frame.tsx'
import { centreViews } from '#src/parts/account/centre-views.tsx'
import { Balances } from './balances.tsx'
import { CentreWays } from './centre-ways.tsx'

export const CentreScreen = screen(
  centreFlow,
  centreViews({
    Frame: (around) => <CentreFrame title={<Trans>My</Trans>} {...around} />,
    stranger: <Trans>Sign in to see your balances, orders and team.</Trans>,
    Shown: ({ user: { roles }, money, onAsk }) => (
      <>
        <Balances money={money} />
        <CentreWays isMerchant={roles.merchant === 1} isCentre={roles.service === 1} onAsk={onAsk} />
      </>
    ),
  }),
)
