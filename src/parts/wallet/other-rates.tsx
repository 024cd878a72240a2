import { Trans, useLingui } from '@lingui/react/macro'
import { Repeat } from 'lucide-react'
import { CURRENCY_OF } from '#contract/quote.ts'
import type { Conversion, Way } from '#contract/wallet.ts'
import type { Built } from '#src/lib/places.ts'
import { Rate } from '#src/ui/rate.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { ACCOUNT_WORDS } from './names.ts'

type Other = Exclude<Conversion, 'shop_to_balance'>

const PLACES: Record<Other, (from: Way['from']) => Built> = {
  compose: () => '/pages/wallets/k_wallet?convert=1',
  profit_to_coin: () => '/pages/wallets/fx_wallet?convert=1',
  to_balance: (from) => `/pages/wallets/to_money?from=${from}`,
  points_to_balance: () => '/pages/jf/atm',
}

const isOther = (way: Way): way is Way & { act: Other } => way.act !== 'shop_to_balance' && way.from !== 'shop'

export function WayWords({ way: { from, to } }: { way: Way }) {
  const { i18n } = useLingui()
  const [given, received] = [i18n._(ACCOUNT_WORDS[from]), i18n._(ACCOUNT_WORDS[to])]
  return (
    <Trans comment="One money account becomes another, by their names">
      {given} → {received}
    </Trans>
  )
}

export const OtherRates = ({ ways }: { ways: readonly Way[] }) => (
  <Section title={<Trans>Other conversions</Trans>}>
    <Rows>
      {ways.filter(isOther).map((way) => (
        <PlaceRow
          key={`${way.act} ${way.from}`}
          to={PLACES[way.act](way.from)}
          icon={Repeat}
          group="money"
          label={<WayWords way={way} />}
          note={<Rate rate={way.rate} from={CURRENCY_OF[way.from]} to={CURRENCY_OF[way.to]} />}
        />
      ))}
    </Rows>
  </Section>
)
