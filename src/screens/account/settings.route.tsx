import { createFileRoute } from '@tanstack/react-router'
import { msg, t } from '@lingui/core/macro'
import { SIGNED_OUT_TOAST_MS } from '#contract/limits.ts'
import { session } from '#contract/session.ts'
import type { Theme } from '#contract/theme.ts'
import { settingsFlow } from '#machines/account/settings.flow.ts'
import { page } from '#src/app/page.tsx'
import { chooseTheme, currentTheme } from '#src/app/theme.ts'
import { words } from '#src/app/words.ts'
import { signInPlace } from '#src/lib/runtime.ts'
import { toast } from '#src/ui/toast.ts'
import { SettingsScreen } from './settings.screen.tsx'

const paint = (_: unknown, theme: Theme) => chooseTheme(theme)

export const Route = createFileRoute('/pages/my/setting')({
  staticData: { access: 'optional', title: msg`Settings` },
  loader: words('account'),
  component: page(settingsFlow, SettingsScreen).with(({ session: holder, places, id }) => {
    const leave = () => {
      holder.leave()
      places.relaunch(signInPlace())
    }
    return {
      input: { signedIn: id > 0, theme: currentTheme() },
      calls: { signOut: session.signOut },
      actions: { paint },
      leaves: {
        left: leave,
        leftHere: () => {
          void toast(t`Signed out on this phone, but we could not reach the server.`, SIGNED_OUT_TOAST_MS)
          leave()
        },
      },
    }
  }),
})
