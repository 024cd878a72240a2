import { chakra } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { EquityOffer } from '#contract/equity.ts'
import { priceText } from '#src/lib/format.ts'
import { percent, shareText } from '#src/lib/share-text.ts'
import { Digits, useIsCovered } from '#src/ui/amount.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'

const Word = chakra('span', { base: { fontSize: 'max(.62em, .8125rem)', fontWeight: '500', color: 'ink2' } })

export function Shares({ of: value, signed = false }: { of: string; signed?: boolean }) {
  const { i18n } = useLingui()
  const isCovered = useIsCovered()
  return (
    <>
      <Digits whiteSpace="normal" overflowWrap="anywhere">
        {isCovered ? '••••' : shareText(value, i18n.locale, signed)}
      </Digits>{' '}
      <Word>
        <Plural value={Math.abs(Number(value)) || 0} one="share" other="shares" />
      </Word>
    </>
  )
}

export function Price({ of: value }: { of: string }) {
  const { i18n } = useLingui()
  return (
    <Digits whiteSpace="normal" overflowWrap="anywhere">
      {priceText(value, i18n.locale)}
    </Digits>
  )
}

export const PerShare = ({ offer }: { offer: Pick<EquityOffer, 'points_per_share'> }) => (
  <Trans>
    1 share = <Money value={String(offer.points_per_share)} unit="POINTS" />
  </Trans>
)

/** Colour says the sign once more, and never alone. */
export function Moved({ by }: { by: string }) {
  const { i18n } = useLingui()
  return <Digits color={toneOf(by)}>{percent(by, i18n.locale, true)}</Digits>
}

/** What is worth more has brought nothing yet: only a loss has a colour. */
const toneOf = (change: string) => (isSome(change) && change.startsWith('-') ? 'bad' : 'inherit')

export function Against({ profit, rate }: { profit: string; rate?: string }) {
  const isCovered = useIsCovered()
  return (
    <chakra.span color={isCovered ? 'inherit' : toneOf(profit)}>
      <Money value={profit} unit="EUR" signed />
      {rate !== undefined && !isCovered && (
        <>
          {' '}
          · <Moved by={rate} />
        </>
      )}
    </chakra.span>
  )
}

/** Said wherever something is worth something that nobody has paid yet. */
export const NoMoneyYet = () => <Trans>Not money until somebody buys them. Their price may fall, to nothing.</Trans>
