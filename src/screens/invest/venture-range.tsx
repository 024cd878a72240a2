import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { VentureInfo } from '#machines/invest/buy.rules.ts'
import { percent, rateText } from '#src/lib/share-text.ts'
import { EstimateLine } from '#src/parts/invest/estimate.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'
import { Section } from '#src/ui/section.tsx'
import { Card, Line } from '#src/ui/surface.tsx'
import { Note } from '#src/ui/text.tsx'
import { mostShareOf, poolShareOf } from './pool-share.ts'

/** To scale, from nothing: solid is what the pool could pay. */
const Track = chakra('div', {
  base: {
    position: 'relative',
    height: '4',
    overflow: 'hidden',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'iris',
    backgroundImage:
      'repeating-linear-gradient(-45deg, var(--q-colors-iris-soft) 0 6px, var(--q-colors-surface) 6px 12px)',
    '& > i': { position: 'absolute', left: '0', insetBlock: '0', bg: 'iris' },
  },
})
const Key = chakra('span', {
  base: { flex: 'none', width: '2.5', height: '2.5', marginTop: '5px', borderRadius: 'mark', bg: 'iris' },
})
const Keyed = chakra('div', { base: { display: 'flex', gap: '2', '& > p': { flex: '1', minWidth: '0' } } })

/** A rate of a day says little beside the sum of a term. */
function AtTheMost({ info: { example, currency } }: { info: VentureInfo }) {
  const { i18n } = useLingui()
  const share = <Digits>{rateText(mostShareOf(example, currency), i18n.locale)}</Digits>
  return (
    <Trans comment="Such as: If every day brought the most, it would be 45 % of what you put in.">
      If every day brought the most, it would be {share} of what you put in.
    </Trans>
  )
}

function Range({ info }: { info: VentureInfo }) {
  const { i18n } = useLingui()
  const { example, currency, pool } = info
  const { whole, covered } = poolShareOf(info)
  const share = <Digits>{percent(String(covered / 100), i18n.locale)}</Digits>
  return (
    <>
      <div dir="ltr">
        <Track aria-hidden>
          <i style={{ width: `${covered}%` }} />
        </Track>
        <Line textStyle="strong" marginTop="1.5">
          <span dir="auto">
            <Trans comment="The beginning of a range: nothing comes of it">nothing</Trans>
          </span>
          <span>
            <Money value={example.high} unit={currency} signed />
          </span>
        </Line>
      </div>
      <Keyed>
        <Key aria-hidden />
        <Note>
          <Trans comment="Such as: Everything put in could bring 2,250 coins at most. The pool holds 200 coins today and covers 8 % of that. It may be less, or nothing.">
            Everything put in could bring <Money value={whole} unit={currency} /> at most. The pool holds{' '}
            <Money value={pool} unit={currency} /> today and covers {share} of that. It may be less, or nothing.
          </Trans>
        </Note>
      </Keyed>
    </>
  )
}

export function VentureRange({ info }: { info: VentureInfo }) {
  const { example, currency, estimate } = info
  const money = <Money value={example.amount} unit={currency} />
  return (
    <Section
      title={
        <Trans comment="Heading, such as: What €100.00 may bring over the term">
          What {money} may bring over the term
        </Trans>
      }
    >
      <Card holds="prose">
        {isSome(example.high) && <Range info={info} />}
        <EstimateLine estimate={estimate} />
        {estimate.period === 'day' && isSome(example.high) && (
          <Note>
            <AtTheMost info={info} />
          </Note>
        )}
        <Note>
          <Trans>
            It can be anything in between, or nothing. The {money} you put in come back apart from it, at the end.
          </Trans>
        </Note>
      </Card>
    </Section>
  )
}
