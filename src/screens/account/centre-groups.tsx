import { Trans } from '@lingui/react/macro'
import {
  BookOpen,
  CalendarCheck,
  Coins,
  Fingerprint,
  Landmark,
  LifeBuoy,
  List,
  Lock,
  MonitorSmartphone,
  Share2,
  Snowflake,
  Star,
  Store,
  TrendingUp,
  UserPlus,
  UserRound,
  Users,
  WalletCards,
} from 'lucide-react'
import { Fragment } from 'react'
import type { MoneyInfo, UserInfo } from '#contract/account.ts'
import { heldIn } from '#machines/wallet/worth.rules.ts'
import { dayText } from '#src/lib/format.ts'
import { usePlaces } from '#src/lib/places.ts'
import { Digits } from '#src/ui/amount.tsx'
import { HeldAmount, isSome } from '#src/ui/held.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { PlaceRow, PressRow, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Figure } from '#src/ui/text.tsx'
import { PausedTag, PinTag, SecondTag } from './state-tags.tsx'

const HeldOf = ({ money }: { money: MoneyInfo }) =>
  heldIn(money).map(({ value, unit }, place) => (
    <Fragment key={unit}>
      {place > 0 && ' · '}
      <HeldAmount value={value} unit={unit} />
    </Fragment>
  ))

export const MyCentres = ({ roles }: Pick<UserInfo, 'roles'>) => (
  <Rows>
    {roles.merchant === 1 && <PlaceRow to="/pages/user/user1" icon={Store} label={<Trans>Merchant centre</Trans>} />}
    {roles.service === 1 && (
      <PlaceRow to="/pages/business_center/business_center" icon={UserPlus} label={<Trans>Service centre</Trans>} />
    )}
  </Rows>
)

export const MyMoney = ({ user: { money, counts } }: { user: UserInfo }) => (
  <Section look="group" title={<Trans>Money</Trans>}>
    <Rows>
      <PlaceRow
        to="/pages/wallets/wallets"
        icon={WalletCards}
        group="money"
        label={<Trans>Wallets</Trans>}
        note={heldIn(money).length > 0 && <HeldOf money={money} />}
        value={
          <Figure as="span" size="title" aria-live="polite">
            <MovingAmount value={money.total} unit="EUR" big />
          </Figure>
        }
      />
      <PlaceRow to="/pages/my/detail" icon={List} group="money" label={<Trans>Money activity</Trans>} />
      <PlaceRow
        to={counts.bank === 0 ? '/pages/my/account' : '/pages/bank_card/card_list'}
        icon={Landmark}
        group="money"
        label={<Trans>Bank accounts</Trans>}
        value={<Digits>{counts.bank}</Digits>}
      />
      <PlaceRow to="/pages/my/recommend" icon={Coins} group="money" label={<Trans>Buy coins</Trans>} />
    </Rows>
  </Section>
)

export const MyInvesting = ({ user: { money, invested } }: { user: UserInfo }) => (
  <Section look="group" title={<Trans>Investing</Trans>}>
    <Rows>
      <PlaceRow
        to="/pages/index/index"
        icon={TrendingUp}
        group="invest"
        label={<Trans>My investments</Trans>}
        note={invested.next_payout_time !== null && <NextPayout at={invested.next_payout_time} />}
        value={invested.worth !== null && <MovingAmount value={invested.worth} unit="EUR" />}
      />
      <PlaceRow
        to="/pages/jf/money"
        icon={Star}
        group="invest"
        label={<Trans>Points</Trans>}
        note={isSome(String(money.frozen.points)) && <HeldAmount value={String(money.frozen.points)} unit="POINTS" />}
        value={<MovingAmount value={String(money.points)} unit="POINTS" />}
      />
    </Rows>
  </Section>
)

const NextPayout = ({ at }: { at: number }) => (
  <Trans comment="The day of the next payout of what somebody put in">
    Next payout{' '}
    <Digits>
      <time dateTime={new Date(at * 1000).toISOString()}>{dayText(at)}</time>
    </Digits>
  </Trans>
)

export const MySecurity = ({ user: { has_payword, has_second, paused, counts } }: { user: UserInfo }) => (
  <Section look="group" title={<Trans>Security</Trans>}>
    <Rows>
      <PlaceRow
        to="/pages/users/up_payword"
        icon={Lock}
        group="safe"
        label={<Trans>Payment PIN</Trans>}
        value={<PinTag isSet={has_payword === 1} />}
      />
      <PlaceRow
        to="/pages/users/setting?part=second"
        icon={Fingerprint}
        group="safe"
        label={<Trans>Two-step verification</Trans>}
        value={<SecondTag isOn={has_second === 1} />}
      />
      <PlaceRow
        to="/pages/users/setting?part=devices"
        icon={MonitorSmartphone}
        group="safe"
        label={<Trans>Devices</Trans>}
        value={<Digits>{counts.device}</Digits>}
      />
      {paused === 1 && (
        <PlaceRow
          to="/pages/users/setting?part=pause"
          icon={Snowflake}
          group="safe"
          label={<Trans>Pause account</Trans>}
          value={<PausedTag />}
        />
      )}
      <PlaceRow to="/pages/users/setting" icon={UserRound} group="safe" label={<Trans>Account</Trans>} />
    </Rows>
  </Section>
)

const TOGETHER = ['/pages/my/team', '/pages/login/share', '/pages/login/sign'] as const

/** It stands as soon as one of its places does. */
export function MyFriends() {
  const { isBuilt } = usePlaces()
  if (!TOGETHER.some(isBuilt)) return null
  return (
    <Section look="group" title={<Trans>More</Trans>}>
      <Rows>
        <PlaceRow to="/pages/my/team" icon={Users} label={<Trans>Team</Trans>} />
        <PlaceRow to="/pages/login/share" icon={Share2} label={<Trans>Invite friends</Trans>} />
        <PlaceRow to="/pages/login/sign" icon={CalendarCheck} label={<Trans>Daily check-in</Trans>} />
      </Rows>
    </Section>
  )
}

export const MyHelp = ({ onAsk }: { onAsk: () => void }) => (
  <Section look="group" title={<Trans>Help</Trans>}>
    <Rows>
      <PressRow icon={LifeBuoy} label={<Trans>Help and contact</Trans>} onPress={onAsk} />
      <PlaceRow to="/pages/my/intro" icon={BookOpen} label={<Trans>About Quay</Trans>} />
    </Rows>
  </Section>
)
