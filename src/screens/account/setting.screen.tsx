import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import {
  AtSign,
  Check,
  ChevronRight,
  Download,
  Fingerprint,
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
import { pressed } from '#src/theme/recipes/row.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Page } from '#src/ui/page.tsx'
import { Place } from '#src/ui/place.tsx'
import { Portrait } from '#src/ui/portrait.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Unreachable } from '#src/ui/full-page-note.tsx'
import { Tag } from '#src/ui/surface.tsx'
import { type Group } from '#src/ui/tile.tsx'
import { Heading, Note } from '#src/ui/text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'

const Head = chakra(Place, { base: { ...pressed, gap: '4', paddingBlock: '4' } })
const Words = chakra('span', {
  base: { flex: '1', minWidth: '0', overflowWrap: 'anywhere', '& > span': { display: 'block' } },
})

const Frame = ({ children }: { children: ReactNode }) => (
  <Page title={<Trans>Account</Trans>} back>
    {children}
  </Page>
)

const WORDS: Record<Matter, readonly [LucideIcon, Group, () => ReactNode]> = {
  devices: [MonitorSmartphone, 'safe', () => <Trans>Devices</Trans>],
  second: [Fingerprint, 'safe', () => <Trans>Two-step verification</Trans>],
  pause: [Snowflake, 'safe', () => <Trans>Pause account</Trans>],
  watchword: [Quote, 'safe', () => <Trans>Watchword</Trans>],
  export: [Download, 'plain', () => <Trans>Download your data</Trans>],
}

interface MattersProps {
  of: readonly Matter[]
  among: readonly Matter[]
  stands?: Partial<Record<Matter, ReactNode>>
}

const Matters = ({ of, among, stands }: MattersProps) =>
  among
    .filter((matter) => of.includes(matter))
    .map((matter) => {
      const [icon, group, words] = WORDS[matter]
      return (
        <PlaceRow
          key={matter}
          to={`/pages/users/setting?part=${matter}`}
          icon={icon}
          group={group}
          label={words()}
          value={stands?.[matter]}
        />
      )
    })

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
          <Matters
            of={matters}
            among={['second', 'devices']}
            stands={{ second: user.second_demanded === 1 && <Missing /> }}
          />
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
      <Leaving matters={matters} />
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
        value={user.has_payword === 1 ? <IsSet /> : <NotYet wanted />}
      />
      {user.has_payword === 1 && (
        <PlaceRow
          to="/pages/users/rfpassword"
          icon={RotateCcwKey}
          group="safe"
          label={<Trans>Forgot your payment PIN?</Trans>}
        />
      )}
      <Matters of={matters} among={['watchword', 'pause']} stands={{ pause: user.paused === 1 && <IsPaused /> }} />
    </Rows>
  </Section>
)

const Who = ({ user: { nickname, avatar, user_no } }: { user: UserInfo }) => (
  <Head to="/pages/users/up_userinfo">
    <Portrait name={nickname} url={avatar} />
    <Words>
      <Heading as="span" look="title">
        <bdi>{nickname}</bdi>
      </Heading>
      <Note as="span">
        <bdi>{user_no}</bdi>
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

const IsSet = () => (
  <Tag tone="good">
    <Icon of={Check} size={14} />
    <Trans comment="max=16">Set</Trans>
  </Tag>
)
const NotYet = ({ wanted = false }: { wanted?: boolean }) => (
  <Tag tone={wanted ? 'warn' : 'plain'}>
    <Trans comment="max=16">Not set</Trans>
  </Tag>
)
const Missing = () => (
  <Tag tone="warn">
    <Trans comment="Of a protection: it is not in force; max=16">Off</Trans>
  </Tag>
)
const IsPaused = () => (
  <Tag tone="warn">
    <Trans comment="Of the reader’s account: nothing leaves it; max=16">Paused</Trans>
  </Tag>
)
const KnownValue = ({ children }: { children: string | null }) =>
  children === null ? <NotYet /> : <bdi dir="ltr">{children}</bdi>

const SigningIn = ({ user: { username, mobile, email } }: { user: UserInfo }) => (
  <>
    <PlaceRow
      to="/pages/users/bind_username"
      icon={AtSign}
      group="safe"
      label={<Trans comment="max=20">Username</Trans>}
      value={<KnownValue>{username}</KnownValue>}
    />
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

function Leaving({ matters }: { matters: readonly Matter[] }) {
  const { isBuilt } = usePlaces()
  if (!matters.includes('export') && !isBuilt('/pages/users/zhuxiao')) return null
  return (
    <Section look="group" title={<Trans>Your data</Trans>}>
      <Rows>
        <Matters of={matters} among={['export']} />
        <PlaceRow to="/pages/users/zhuxiao" icon={UserX} label={<Trans>Cancel account</Trans>} />
      </Rows>
    </Section>
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
