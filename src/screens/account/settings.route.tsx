import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { SIGNED_OUT_TOAST_MS } from '#contract/limits.ts'
import { session } from '#contract/session.ts'
import type { Theme } from '#contract/theme.ts'
import { settingsFlow } from '#machines/account/settings.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { chooseTheme, currentTheme } from '#src/app/theme.ts'
import { words } from '#src/app/words.ts'
import { usePlaces } from '#src/lib/places.ts'
import { signInPlace } from '#src/lib/runtime.ts'
import { toast } from '#src/ui/toast.ts'
import { SettingsScreen } from './settings.screen.tsx'

export const Route = createFileRoute('/pages/my/setting')({
  staticData: { access: 'optional', title: msg`Settings` },
  loader: words('account'),
  component: Settings,
})

function Settings() {
  const { t } = useLingui()
  const { client, session: holder } = useHouse()
  const { relaunch } = usePlaces()
  const member = useMemberId()
  const leave = () => {
    holder.leave()
    relaunch(signInPlace())
  }
  return (
    <FlowPage
      key={member ?? 'visitor'}
      flow={settingsFlow}
      screen={SettingsScreen}
      input={{ signedIn: member !== undefined, theme: currentTheme() }}
      actors={actorsOf(client, session, 'signOut')}
      actions={{ paint: (_: unknown, theme: Theme) => chooseTheme(theme) }}
      leaves={{
        left: leave,
        leftHere: () => {
          void toast(t`Signed out on this phone, but we could not reach the server.`, SIGNED_OUT_TOAST_MS)
          leave()
        },
      }}
    />
  )
}
