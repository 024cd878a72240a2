import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Address, Path } from '#contract/addresses.ts'
import type { Channel } from '#contract/recharge.ts'
import { amountBy, amountFor, isElsewhere, isOpenWay, wayOf, wholeNeed } from '#machines/recharge/begin.rules.ts'
import { percent } from '#src/lib/format.ts'
import { About, Choice, choiceLine, Choices } from '#src/ui/choices.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { IfBuilt, Place } from '#src/ui/place.tsx'
import { Segments } from '#src/ui/segments.tsx'

const Shut = chakra('div', { base: { ...choiceLine, color: 'ink3' } })
const Elsewhere = chakra(Place, {
  base: { ...choiceLine, color: 'ink', _hover: { color: 'accent' }, '& > :last-child': { flex: 'none' } },
})

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
  return asking('/pages/money/recharge_pay', { amount: whole, ...asked })
}

function asking<P extends Path>(path: P, question: Readonly<Record<string, string>>): Address {
  const said = Object.entries(question).flatMap(([name, text]) => (text ? [`${name}=${encodeURIComponent(text)}`] : []))
  return [path, ...(said.length > 0 ? [said.join('&')] : [])].join('?') as Address
}

function AboutWay({ of: { type, fee_rate } }: { of: Channel }) {
  const { i18n } = useLingui()
  const fee = percent(fee_rate, i18n.locale)
  return (
    <About>
      {type === 'bank' && <Trans>Bank transfer</Trans>}
      {type === 'chain' && <Trans>To an address</Trans>}
      {type === 'gateway' && <Trans>Online payment</Trans>} ·{' '}
      {Number(fee_rate) === 0 ? <Trans>no fee</Trans> : <Trans>fee {fee}</Trans>}
    </About>
  )
}

const Why = ({ of: { open, reason_text } }: { of: Channel }) => (
  <About>{reason_text || (open === 0 ? <Trans>Closed for now</Trans> : <Trans>Not open yet</Trans>)}</About>
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
        <bdi>{way.name}</bdi>
        <AboutWay of={way} />
      </Choice>
    )
  const shut = (
    <Shut>
      <span>
        <bdi>{way.name}</bdi>
        <Why of={way} />
      </span>
    </Shut>
  )
  return (
    <IfBuilt to={elsewhere} otherwise={shut}>
      {(there) => (
        <Elsewhere to={there}>
          <span>
            <bdi>{way.name}</bdi>
            <AboutWay of={way} />
          </span>
          <Icon of={ChevronRight} size={18} mirrors />
        </Elsewhere>
      )}
    </IfBuilt>
  )
}

interface WaysInProps extends Partial<Said> {
  channels: readonly Channel[]
  chosen: string
  error?: ReactNode
  onChoose: (channel: string) => void
}

export function WaysIn({ channels, chosen, amount = '', need = '', returnTo = '', error, onChoose }: WaysInProps) {
  const { t } = useLingui()
  const currencies = [...new Set(channels.map(({ currency }) => currency))]
  const current = (wayOf(chosen, channels) ?? channels[0])?.currency ?? 'EUR'
  const from = wayOf(chosen, channels)
  const among = channels.filter(({ currency }) => currency === current)
  const change = (currency: Channel['currency']) => {
    const ways = channels.filter((way) => way.currency === currency)
    onChoose(String((ways.find(isOpenWay) ?? ways[0])?.id ?? ''))
  }
  return (
    <>
      {currencies.length > 1 && (
        <Segments
          label={t`Currency`}
          parts={currencies.map((key) => ({ key, words: CURRENCY_WORDS[key]() }))}
          chosen={current}
          onChoose={change}
        />
      )}
      <Choices legend={<Trans comment="By which way money is brought in">How</Trans>} error={error}>
        {(wrong) =>
          among.map((way) => (
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
    </>
  )
}
