import { Trans } from '@lingui/react/macro'
import { centreFlow } from '#machines/account/centre.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { CentreFrame } from '#src/parts/account/centre-frame.tsx'
import { centreViews } from '#src/parts/account/centre-views.tsx'
import { MyCentres, MyFriends, MyHelp, MyInvesting, MyMoney, MySecurity } from './centre-groups.tsx'

export const CentreScreen = screen(
  centreFlow,
  centreViews({
    Frame: (around) => <CentreFrame title={<Trans>My</Trans>} {...around} />,
    stranger: <Trans>Sign in to see your balances, orders and team.</Trans>,
    Shown: ({ user, onAsk }) => (
      <>
        <MyCentres roles={user.roles} />
        <MyMoney user={user} />
        <MyInvesting user={user} />
        <MySecurity user={user} />
        <MyFriends />
        <MyHelp onAsk={onAsk} />
      </>
    ),
  }),
)
