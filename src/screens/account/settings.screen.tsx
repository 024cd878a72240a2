import { Trans } from '@lingui/react/macro'
import { AtSign, Download, FileText, Globe, Info, LogOut, Mail, Quote, Tag, UserRound, UserX } from 'lucide-react'
import { APP_VERSION } from '#contract/limits.ts'
import { settingsFlow } from '#machines/account/settings.flow.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { Page } from '#src/ui/page.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { PlaceRow, PressRow, Row, Rows } from '#src/ui/rows.tsx'
import { useLanguageLabel } from './language-label.ts'
import { Lighting } from './lighting.tsx'

type SettingsViewProps = ViewProps<typeof settingsFlow>

interface Look {
  signedIn?: boolean
  leaving?: 'asked' | 'going'
}

const Settings = ({ context, send, signedIn = true, leaving }: SettingsViewProps & Look) => {
  const language = useLanguageLabel()
  return (
    <Page title={<Trans>Settings</Trans>} back foot={signedIn ? undefined : <SignIn />}>
      <Rows>
        <PlaceRow to="/pages/my/lang" icon={Globe} label={<Trans>Language</Trans>} value={<bdi>{language}</bdi>} />
      </Rows>
      <Lighting theme={context.theme} onChoose={(theme) => send({ type: 'light', theme })} />
      <Yours signedIn={signedIn} />
      <About />
      {signedIn && (
        <Rows>
          <PlaceRow to="/pages/users/zhuxiao" icon={UserX} label={<Trans>Cancel account</Trans>} />
          <PressRow icon={LogOut} label={<Trans>Sign out</Trans>} onPress={() => send({ type: 'signOut' })} />
        </Rows>
      )}
      {leaving && <SignOutQuestion busy={leaving === 'going'} send={send} />}
    </Page>
  )
}

const Yours = ({ signedIn }: { signedIn: boolean }) => (
  <Rows>
    <PlaceRow to="/pages/users/setting" icon={UserRound} group="safe" label={<Trans>Account</Trans>} />
    {signedIn && (
      <>
        <PlaceRow
          to="/pages/users/bind_username"
          icon={AtSign}
          group="safe"
          label={<Trans comment="max=20">Username</Trans>}
        />
        <PlaceRow
          to="/pages/users/setting?part=watchword"
          icon={Quote}
          group="safe"
          label={<Trans>Watchword</Trans>}
          note={<Trans>Words only you and we know, to tell us from a fake</Trans>}
        />
        <PlaceRow to="/pages/users/setting?part=export" icon={Download} label={<Trans>Download your data</Trans>} />
      </>
    )}
  </Rows>
)

const About = () => (
  <Rows>
    <PlaceRow to="/pages/my/intro" icon={Info} label={<Trans>About Quay</Trans>} />
    <PlaceRow to="/pages/news/about" icon={Mail} label={<Trans>About us and contact</Trans>} />
    <PlaceRow to="/pages/news/reg_rule" icon={FileText} label={<Trans>Agreement</Trans>} />
    <Row icon={Tag} label={<Trans>Version</Trans>} value={<Digits>{APP_VERSION}</Digits>} />
  </Rows>
)

const SignIn = () => (
  <PlaceButton to="/pages/login/login" wide>
    <Trans>Sign in</Trans>
  </PlaceButton>
)

const SignOutQuestion = ({ busy, send }: { busy: boolean; send: SettingsViewProps['send'] }) => (
  <LateSheet
    title={<Trans>Sign out of this phone?</Trans>}
    description={<Trans>Your account and everything in it stay as they are.</Trans>}
    onClose={() => send({ type: 'back' })}
  >
    <SubmitButton type="button" busy={busy} onClick={() => send({ type: 'confirm' })}>
      <Trans>Sign out</Trans>
    </SubmitButton>
    <Button wide kind="quiet" marginTop="2.5" onClick={() => send({ type: 'back' })}>
      <Trans>Stay signed in</Trans>
    </Button>
  </LateSheet>
)

export const SettingsScreen = screen(settingsFlow, {
  arriving: Settings,
  anonymous: withProps(Settings, { signedIn: false }),
  member: Settings,
  confirming: withProps(Settings, { leaving: 'asked' }),
  leaving: withProps(Settings, { leaving: 'going' }),
  left: Settings,
  leftHere: Settings,
})
