import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isByPiece, type PartInfo, type PieceInfo, type VentureInfo } from '#machines/invest/buy.rules.ts'
import { Cover } from '#src/parts/invest/cover.tsx'
import { coverOf } from '#src/parts/invest/names.ts'
import { ShareTaken } from '#src/parts/invest/share-taken.tsx'
import { VentureStanding } from '#src/parts/invest/venture-status.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { isSome } from '#src/ui/held.tsx'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Card, Line } from '#src/ui/surface.tsx'
import { Figure, Lead, Note } from '#src/ui/text.tsx'

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

const Taken = ({ of: one }: { of: PartInfo }) => (
  <Trans comment="How much of how much is taken; the first is large">
    <Figure as="b" size="title">
      <Money value={one.taken_amount} unit={one.currency} big brief />
    </Figure>{' '}
    of <Money value={one.total_amount} unit={one.currency} brief />
  </Trans>
)

const Price = ({ of: { price, currency } }: { of: PieceInfo }) => (
  <Trans comment="What one of them costs; the price is large">
    <Figure as="b" size="title">
      <Money value={price} unit={currency} big />
    </Figure>{' '}
    each
  </Trans>
)

const Left = ({ of: { left, total } }: { of: PieceInfo }) => (
  <Note>
    <Trans comment="How many are still to be had, such as: 120 of 500 left">
      <Digits>{left}</Digits> of <Digits>{total}</Digits> left
    </Trans>
  </Note>
)

const People = ({ of: one }: { of: PartInfo }) =>
  'people' in one && (
    <Note>
      <Plural value={one.people} one="# person" other="# people" />
    </Note>
  )

const progressOf = (info: VentureInfo): number => {
  if (!isByPiece(info)) return info.progress
  return info.total === 0 ? 100 : Math.floor((100 * (info.total - info.left)) / info.total)
}

const isSomeTaken = (info: VentureInfo): boolean =>
  isByPiece(info) ? info.left < info.total : isSome(info.taken_amount)

export const VentureHead = ({ info }: { info: VentureInfo }) => (
  <>
    <Cover src={info.cover} title={info.title} seed={coverOf(info)} />
    <Card holds="prose">
      <Line at="first">
        <Lead as="span">{isByPiece(info) ? <Price of={info} /> : <Taken of={info} />}</Lead>
        <VentureStanding of={info} />
      </Line>
      <ShareTaken progress={progressOf(info)} some={isSomeTaken(info)}>
        <Sale of={info} />
      </ShareTaken>
      {isByPiece(info) ? <Left of={info} /> : <People of={info} />}
      <Lead>{info.brief}</Lead>
    </Card>
  </>
)
