import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PictureProgress } from '#machines/attachment/picture.ts'
import { Bars } from '#src/ui/bars.tsx'

const WORDS: readonly (() => ReactNode)[] = [
  () => <Trans>Amount</Trans>,
  () => (
    <Trans context="step" comment="Second of three steps: the money is sent, max=14">
      Payment
    </Trans>
  ),
  () => <Trans>Receipt</Trans>,
]

export const STAGE = { amount: 0, transfer: 1, receipt: 2 } as const
type Stage = (typeof STAGE)[keyof typeof STAGE]

const ABSENT: ReadonlySet<PictureProgress['state']> = new Set(['recalling', 'empty', 'choosing'])

export const hasReceipt = ([first]: readonly PictureProgress[]): boolean =>
  first !== undefined && !ABSENT.has(first.state)

export const Stages = ({ now }: { now: Stage }) => <Bars steps={WORDS.map((words) => words())} now={now} />
