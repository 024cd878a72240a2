import { Trans } from '@lingui/react/macro'
import { centreFlow } from '#machines/account/centre.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { CentreFrame } from '#src/parts/account/centre-frame.tsx'
import { centreViews } from '#src/parts/account/centre-views.tsx'
import { CentreWays } from './centre-ways.tsx'
import { Holdings } from './holdings.tsx'

export const MineScreen = screen(
  centreFlow,
  centreViews({
    Frame: (around) => <CentreFrame title={<Trans comment="Tab, max=14">Mine</Trans>} {...around} />,
    stranger: <Trans>Sign in to see your points, your shopping balance and your orders.</Trans>,
    Shown: ({ user: { roles, money }, onAsk }) => (
      <>
        <Holdings money={money} />
        <CentreWays isMerchant={roles.merchant === 1} onAsk={onAsk} />
      </>
    ),
  }),
)
