import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import {
  AtSign,
  ChevronRight,
  Download,
  House,
  KeyRound,
  Landmark,
  Lock,
  Mail,
  MonitorSmartphone,
  Phone,
  Quote,
  RotateCcwKey,
  Send,
  ShieldCheck,
  Snowflake,
  UserX,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { UserInfo } from '#contract/account.ts'
import { profileFlow, type Matter } from '#machines/account/profile.flow.ts'
import { required } from '#machines/lib/required.ts'
import { usePlaces } from '#src/lib/places.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Page } from '#src/ui/page.tsx'
import { Place } from '#src/ui/place.tsx'
import { Portrait } from '#src/ui/portrait.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { Unreachable } from '#src/ui/full-page-note.tsx'
import { Heading } from '#src/ui/text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'

const Head = chakra(Place, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    paddingTop: '2',
    paddingBottom: '4',
    borderBottomWidth: '1px',
    borderColor: 'line',
    _hover: { color: 'accent' },
  },
})
const Words = chakra('span', {
  base: { flex: '1', minWidth: '0', overflowWrap: 'anywhere', '& > span': { display: 'block' } },
})
const None = chakra('span', { base: { color: 'ink3' } })

const Frame = ({ children }: { children: ReactNode }) => (
  <Page title={<Trans>Account</Trans>} back>
    {children}
  </Page>
)

const WORDS: Record<Matter, readonly [LucideIcon, () => ReactNode]> = {
  devices: [MonitorSmartphone, () => <Trans>Devices</Trans>],
  second: [ShieldCheck, () => <Trans>Two-step verification</Trans>],
  pause: [Snowflake, () => <Trans>Pause account</Trans>],
  watchword: [Quote, () => <Trans>Watchword</Trans>],
  export: [Download, () => <Trans>Download your data</Trans>],
}

const Matters = ({ of, among }: { of: readonly Matter[]; among: readonly Matter[] }) =>
  among
    .filter((matter) => of.includes(matter))
    .map((matter) => {
      const [icon, words] = WORDS[matter]
      return <PlaceRow key={matter} to={`/pages/users/setting?part=${matter}`} icon={icon} label={words()} />
    })

const Ready = ({ context }: ViewProps<typeof profileFlow>) => {
  const user = required(context.user)
  const { matters } = context
  return (
    <Frame>
      <Who user={user} />
      <Heading marginTop="4">
        <Trans>Signing in</Trans>
      </Heading>
      <Rows>
        <SigningIn user={user} />
        <Matters of={matters} among={['second', 'devices']} />
      </Rows>
      <Heading marginTop="4">
        <Trans>Security of payments</Trans>
      </Heading>
      <Rows>
        <PlaceRow
          to="/pages/users/up_payword"
          icon={KeyRound}
          label={<Trans>Payment PIN</Trans>}
          value={user.has_payword === 1 ? <Trans comment="max=16">Set</Trans> : <NotYet />}
        />
        {user.has_payword === 1 && (
          <PlaceRow to="/pages/users/rfpassword" icon={RotateCcwKey} label={<Trans>Forgot your payment PIN?</Trans>} />
        )}
        <Matters of={matters} among={['watchword', 'pause']} />
      </Rows>
      <Heading marginTop="4">
        <Trans>Payouts and addresses</Trans>
      </Heading>
      <Rows>
        <PlaceRow to="/pages/bank_card/card_list" icon={Landmark} label={<Trans>Bank accounts</Trans>} />
        <PlaceRow to="/pages/users/withdrawal_set" icon={Send} label={<Trans>Payout addresses</Trans>} />
        <PlaceRow to="/pages/address/address" icon={House} label={<Trans>Delivery addresses</Trans>} />
      </Rows>
      <Leaving matters={matters} />
    </Frame>
  )
}

const Who = ({ user: { nickname, avatar, user_no } }: { user: UserInfo }) => (
  <Head to="/pages/users/up_userinfo">
    <Portrait name={nickname} url={avatar} />
    <Words>
      <chakra.span textStyle="title">
        <bdi>{nickname}</bdi>
      </chakra.span>
      <chakra.span textStyle="note" color="ink2">
        <bdi>{user_no}</bdi>
      </chakra.span>
      <chakra.span textStyle="note" color="accent" fontWeight="600">
        <Trans>Edit profile</Trans>
      </chakra.span>
    </Words>
    <chakra.span color="ink3" display="flex">
      <Icon of={ChevronRight} size={18} mirrors />
    </chakra.span>
  </Head>
)

const NotYet = () => (
  <None>
    <Trans comment="max=16">Not set</Trans>
  </None>
)
const KnownValue = ({ children }: { children: string | null }) =>
  children === null ? <NotYet /> : <bdi dir="ltr">{children}</bdi>

const SigningIn = ({ user: { username, mobile, email } }: { user: UserInfo }) => (
  <>
    <PlaceRow
      to="/pages/users/bind_username"
      icon={AtSign}
      label={<Trans comment="max=20">Username</Trans>}
      value={<KnownValue>{username}</KnownValue>}
    />
    <PlaceRow
      to={mobile === null ? '/pages/users/bindphone' : '/pages/users/up_phone'}
      icon={Phone}
      label={<Trans>Phone number</Trans>}
      value={<KnownValue>{mobile}</KnownValue>}
    />
    <PlaceRow
      to="/pages/users/bindemail"
      icon={Mail}
      label={<Trans>E-mail</Trans>}
      value={<KnownValue>{email}</KnownValue>}
    />
    <PlaceRow to="/pages/users/up_password" icon={Lock} label={<Trans>Change password</Trans>} />
  </>
)

function Leaving({ matters }: { matters: readonly Matter[] }) {
  const { isBuilt } = usePlaces()
  if (!matters.includes('export') && !isBuilt('/pages/users/zhuxiao')) return null
  return (
    <>
      <Heading marginTop="4">
        <Trans>Your data</Trans>
      </Heading>
      <Rows>
        <Matters of={matters} among={['export']} />
        <PlaceRow to="/pages/users/zhuxiao" icon={UserX} label={<Trans>Cancel account</Trans>} />
      </Rows>
    </>
  )
}

export const SettingScreen = screen(profileFlow, {
  opening: () => (
    <Frame>
      <Waiting figure rows={8} />
    </Frame>
  ),
  unreachable: ({ context, send }) => (
    <Frame>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Frame>
  ),
  ready: Ready,
})
