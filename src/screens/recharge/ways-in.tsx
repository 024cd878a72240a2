import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Address, Path } from '#contract/addresses.ts'
import type { Channel } from '#contract/recharge.ts'
import { amountBy, amountFor, isElsewhere, isOpenWay, wayOf, wholeNeed } from '#machines/recharge/begin.rules.ts'
import { percent } from '#src/lib/share-text.ts'
import { iconOfChannel } from '#src/parts/payment/channel-icon.ts'
import { ChoiceFace } from '#src/parts/payment/choice-face.tsx'
import { pressed } from '#src/theme/recipes/row.ts'
import { Choice, choiceLine, Choices } from '#src/ui/choices.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { IfBuilt, Place } from '#src/ui/place.tsx'
import { Segments } from '#src/ui/segments.tsx'

const Shut = chakra('div', { base: { ...choiceLine, color: 'ink3' } }, { defaultProps: { 'data-row': '' } })
const Elsewhere = chakra(
  Place,
  { base: { ...choiceLine, ...pressed, '& > span:last-child': { flex: 'none', color: 'ink3' } } },
  { defaultProps: { 'data-row': '' } },
)

const CURRENCY_WORDS: Readonly<Record<Channel['currency'], () => ReactNode>> = {
  EUR: () => 'EUR',
  USDT: () => 'USDT',
  COIN: () => <Trans>Coins</Trans>,
}

interface Said {
  readonly amount: string
  readonly need: string
  readonly returnTo: string
}

function placeOf(way: Channel, chosen: Channel | undefined, { amount, need, returnTo }: Said): Address | '' {
  if (!isElsewhere(way)) return ''
  const asked = { need, return_to: returnTo }
  if (way.type === 'chain') return asking('/pages/money/recharge_bc', { network: way.network, ...asked })
  const whole = wholeNeed(chosen ? amountBy(need, amount, chosen, way) : amount || amountFor(need, way))
  return asking('/pages/money/recharge_pay', { channel: String(way.id), amount: whole, ...asked })
}

function asking<P extends Path>(path: P, question: Readonly<Record<string, string>>): Address {
  const said = Object.entries(question).flatMap(([name, text]) => (text ? [`${name}=${encodeURIComponent(text)}`] : []))
  return [path, ...(said.length > 0 ? [said.join('&')] : [])].join('?') as Address
}

function AboutWay({ of: { type, fee_rate } }: { of: Channel }) {
  const { i18n } = useLingui()
  const fee = percent(fee_rate, i18n.locale)
  return (
    <>
      {type === 'bank' && <Trans>Bank transfer</Trans>}
      {type === 'chain' && <Trans>To an address</Trans>}
      {type === 'gateway' && <Trans>Online payment</Trans>} ·{' '}
      {Number(fee_rate) === 0 ? <Trans>no fee</Trans> : <Trans>fee {fee}</Trans>}
    </>
  )
}

const Why = ({ of: { open, reason_text } }: { of: Channel }) =>
  reason_text || (open === 0 ? <Trans>Closed for now</Trans> : <Trans>Not open yet</Trans>)

const Face = ({ of: way, isShut = false }: { of: Channel; isShut?: boolean }) => (
  <ChoiceFace
    icon={iconOfChannel(way)}
    group={isShut ? 'plain' : 'money'}
    name={<bdi>{way.name}</bdi>}
    note={isShut ? <Why of={way} /> : <AboutWay of={way} />}
  />
)

interface WayProps {
  of: Channel
  isChosen: boolean
  elsewhere: Address | ''
  wrong: string | undefined
  onChoose: () => void
}

function Way({ of: way, isChosen, elsewhere, wrong, onChoose }: WayProps) {
  if (isOpenWay(way))
    return (
      <Choice name="channel" value={way.id} checked={isChosen} wrong={wrong} onChoose={onChoose}>
        <Face of={way} />
      </Choice>
    )
  const shut = (
    <Shut>
      <span>
        <Face of={way} isShut />
      </span>
    </Shut>
  )
  return (
    <IfBuilt to={elsewhere} otherwise={shut}>
      {(there) => (
        <Elsewhere to={there}>
          <span>
            <Face of={way} />
          </span>
          <Icon of={ChevronRight} size={18} mirrors />
        </Elsewhere>
      )}
    </IfBuilt>
  )
}

interface WaysProps extends Partial<Said> {
  channels: readonly Channel[]
  chosen: string
  error?: ReactNode
  onChoose: (channel: string) => void
}

const currencyOf = (chosen: string, channels: readonly Channel[]): Channel['currency'] =>
  (wayOf(chosen, channels) ?? channels[0])?.currency ?? 'EUR'

export function Currencies({ channels, chosen, onChoose }: Pick<WaysProps, 'channels' | 'chosen' | 'onChoose'>) {
  const { t } = useLingui()
  const currencies = [...new Set(channels.map(({ currency }) => currency))]
  if (currencies.length < 2) return null
  const change = (currency: Channel['currency']) => {
    const ways = channels.filter((way) => way.currency === currency)
    onChoose(String((ways.find(isOpenWay) ?? ways[0])?.id ?? ''))
  }
  return (
    <Segments
      label={t`Currency`}
      parts={currencies.map((key) => ({ key, words: CURRENCY_WORDS[key]() }))}
      chosen={currencyOf(chosen, channels)}
      onChoose={change}
    />
  )
}

export function Ways({ channels, chosen, amount = '', need = '', returnTo = '', error, onChoose }: WaysProps) {
  const from = wayOf(chosen, channels)
  const currency = currencyOf(chosen, channels)
  return (
    <Choices legend={<Trans comment="By which way money is brought in">How</Trans>} error={error}>
      {(wrong) =>
        channels
          .filter((way) => way.currency === currency)
          .map((way) => (
            <Way
              key={way.id}
              of={way}
              elsewhere={placeOf(way, from, { amount, need, returnTo })}
              isChosen={String(way.id) === chosen}
              wrong={wrong}
              onChoose={() => onChoose(String(way.id))}
            />
          ))
      }
    </Choices>
  )
}

export const WaysIn = (ways: WaysProps) => (
  <>
    <Currencies {...ways} />
    <Ways {...ways} />
  </>
)
