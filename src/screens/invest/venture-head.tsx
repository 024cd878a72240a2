import { chakra } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isByPiece, type PartInfo, type PieceInfo, type VentureInfo } from '#machines/invest/buy.rules.ts'
import { Digits } from '#src/ui/amount.tsx'
import { SaidMoment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Cover } from './cover.tsx'
import { RiskLevel } from './risk.tsx'
import { ShareTaken } from './share-taken.tsx'
import { VentureStanding } from './venture-status.tsx'

const Frame = chakra('section', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } })
const Figures = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '4',
    color: 'ink2',
    '& > *': { minWidth: '0', overflowWrap: 'anywhere' },
    '& b': { textStyle: 'title', color: 'ink' },
  },
})
const Brief = chakra('p', { base: { color: 'ink', overflowWrap: 'anywhere' } })
const Line = chakra('p', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1' } })

function Sale({ of: { status, start_time, end_time } }: { of: VentureInfo }): ReactNode {
  if (status === 'coming')
    return (
      <Trans>
        from <SaidMoment at={start_time} />
      </Trans>
    )
  if (status === 'open' && end_time !== null)
    return (
      <Trans>
        open until <SaidMoment at={end_time} />
      </Trans>
    )
  return undefined
}

const TakenOf = ({ of: one }: { of: PartInfo }) => (
  <Figures>
    <span>
      <Trans comment="How much of how much is taken; the first is large">
        <b>
          <Money value={one.taken_amount} unit={one.currency} />
        </b>{' '}
        of <Money value={one.total_amount} unit={one.currency} />
      </Trans>
    </span>
    {'people' in one && (
      <span>
        <Plural value={one.people} one="# person" other="# people" />
      </span>
    )}
  </Figures>
)

const PriceOf = ({ of: { price, currency, left, total } }: { of: PieceInfo }) => (
  <Figures>
    <span>
      <Trans comment="What one of them costs; the price is large">
        <b>
          <Money value={price} unit={currency} />
        </b>{' '}
        each
      </Trans>
    </span>
    <span>
      <Trans comment="How many are still to be had, such as: 120 of 500 left">
        <Digits>{left}</Digits> of <Digits>{total}</Digits> left
      </Trans>
    </span>
  </Figures>
)

const progressOf = (info: VentureInfo): number => {
  if (!isByPiece(info)) return info.progress
  return info.total === 0 ? 100 : Math.floor((100 * (info.total - info.left)) / info.total)
}

export const VentureHead = ({ info }: { info: VentureInfo }) => (
  <Frame>
    <Cover src={info.cover} title={info.title} />
    {isByPiece(info) ? <PriceOf of={info} /> : <TakenOf of={info} />}
    <ShareTaken progress={progressOf(info)}>
      <Sale of={info} />
    </ShareTaken>
    <Line>
      <VentureStanding of={info} />
      <RiskLevel level={info.risk_level} />
    </Line>
    <Brief>{info.brief}</Brief>
  </Frame>
)
