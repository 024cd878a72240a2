import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import {
  ChevronRight,
  Fingerprint,
  House,
  KeyRound,
  Landmark,
  Lock,
  Mail,
  MonitorSmartphone,
  Phone,
  RotateCcwKey,
  Send,
  Snowflake,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { UserInfo } from '#contract/account.ts'
import { profileFlow, type Matter } from '#machines/account/profile.flow.ts'
import { required } from '#machines/lib/required.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { pressed } from '#src/theme/recipes/row.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Page } from '#src/ui/page.tsx'
import { Place } from '#src/ui/place.tsx'
import { Portrait } from '#src/ui/portrait.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Unreachable } from '#src/ui/full-page-note.tsx'
import { Tag } from '#src/ui/surface.tsx'
import { Heading, Note } from '#src/ui/text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { PausedTag, PinTag, SecondTag } from './state-tags.tsx'

const Head = chakra(Place, { base: { ...pressed, gap: '4', paddingBlock: '4' } })
const Words = chakra('span', {
  base: { flex: '1', minWidth: '0', '& > span': { display: 'block' } },
})

const Frame = ({ children }: { children: ReactNode }) => (
  <Page title={<Trans>Account</Trans>} back>
    {children}
  </Page>
)

const WORDS = {
  second: [Fingerprint, () => <Trans>Two-step verification</Trans>],
  devices: [MonitorSmartphone, () => <Trans>Devices</Trans>],
  pause: [Snowflake, () => <Trans>Pause account</Trans>],
} as const satisfies Partial<Record<Matter, readonly [LucideIcon, () => ReactNode]>>

interface MatterRowProps {
  of: keyof typeof WORDS
  among: readonly Matter[]
  value?: ReactNode
}

const MatterRow = ({ of: matter, among, value }: MatterRowProps) => {
  const [icon, words] = WORDS[matter]
  return (
    among.includes(matter) && (
      <PlaceRow to={`/pages/users/setting?part=${matter}`} icon={icon} group="safe" label={words()} value={value} />
    )
  )
}

const Ready = ({ context }: ViewProps<typeof profileFlow>) => {
  const user = required(context.user)
  const { matters } = context
  return (
    <Frame>
      <Rows>
        <Who user={user} />
      </Rows>
      <Section look="group" title={<Trans>Signing in</Trans>}>
        <Rows>
          <SigningIn user={user} />
          <MatterRow of="second" among={matters} value={<SecondTag isOn={user.has_second === 1} />} />
          <MatterRow of="devices" among={matters} />
        </Rows>
      </Section>
      <Payments user={user} matters={matters} />
      <Section look="group" title={<Trans>Payouts and addresses</Trans>}>
        <Rows>
          <PlaceRow
            to="/pages/bank_card/card_list"
            icon={Landmark}
            group="money"
            label={<Trans>Bank accounts</Trans>}
          />
          <PlaceRow
            to="/pages/users/withdrawal_set"
            icon={Send}
            group="money"
            label={<Trans>Payout addresses</Trans>}
          />
          <PlaceRow to="/pages/address/address" icon={House} group="shop" label={<Trans>Delivery addresses</Trans>} />
        </Rows>
      </Section>
    </Frame>
  )
}

const Payments = ({ user, matters }: { user: UserInfo; matters: readonly Matter[] }) => (
  <Section look="group" title={<Trans>Security of payments</Trans>}>
    <Rows>
      <PlaceRow
        to="/pages/users/up_payword"
        icon={Lock}
        group="safe"
        label={<Trans>Payment PIN</Trans>}
        value={<PinTag isSet={user.has_payword === 1} />}
      />
      {user.has_payword === 1 && (
        <PlaceRow
          to="/pages/users/rfpassword"
          icon={RotateCcwKey}
          group="safe"
          label={<Trans>Forgot your payment PIN?</Trans>}
        />
      )}
      <MatterRow of="pause" among={matters} value={user.paused === 1 && <PausedTag />} />
    </Rows>
  </Section>
)

const Who = ({ user: { nickname, avatar, user_no, username } }: { user: UserInfo }) => (
  <Head to="/pages/users/up_userinfo">
    <Portrait name={nickname} url={avatar} />
    <Words>
      <Heading as="span" look="title">
        <bdi>{nickname}</bdi>
      </Heading>
      <Note as="span">
        <bdi>{user_no}</bdi>
        {username !== null && (
          <>
            {' · '}
            <bdi>{username}</bdi>
          </>
        )}
      </Note>
      <Note as="span" color="accent" fontWeight="600">
        <Trans>Edit profile</Trans>
      </Note>
    </Words>
    <chakra.span color="ink3" display="flex">
      <Icon of={ChevronRight} size={18} mirrors />
    </chakra.span>
  </Head>
)

const KnownValue = ({ children }: { children: string | null }) =>
  children === null ? (
    <Tag>
      <Trans comment="max=16">Not set</Trans>
    </Tag>
  ) : (
    <bdi dir="ltr">{children}</bdi>
  )

const SigningIn = ({ user: { mobile, email } }: { user: UserInfo }) => (
  <>
    <PlaceRow
      to={mobile === null ? '/pages/users/bindphone' : '/pages/users/up_phone'}
      icon={Phone}
      group="safe"
      label={<Trans>Phone number</Trans>}
      value={<KnownValue>{mobile}</KnownValue>}
    />
    <PlaceRow
      to="/pages/users/bindemail"
      icon={Mail}
      group="safe"
      label={<Trans>E-mail</Trans>}
      value={<KnownValue>{email}</KnownValue>}
    />
    <PlaceRow to="/pages/users/up_password" icon={KeyRound} group="safe" label={<Trans>Change password</Trans>} />
  </>
)

export const ProfileScreen = screen(profileFlow, {
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
