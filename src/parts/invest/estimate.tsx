import { chakra } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Estimate } from '#contract/venture.ts'
import { dayText } from '#src/lib/format.ts'
import { longDay } from '#src/lib/day-text.ts'
import { rateText } from '#src/lib/share-text.ts'
import { Digits } from '#src/ui/amount.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Note } from '#src/ui/text.tsx'

const Frame = chakra('span', { base: { display: 'block' } })

/** From nothing to how much; a range without its period is not shown. */
function Within({ estimate: { high, period } }: { estimate: Estimate }): ReactNode {
  const { i18n } = useLingui()
  if (!isSome(high)) return <Trans comment="An estimate: nothing comes of it">May bring nothing</Trans>
  const most = <Digits>{rateText(high, i18n.locale)}</Digits>
  return period === 'day' ? (
    <Trans comment="An estimate, such as: From nothing to 0.12 % a day">From nothing to {most} a day</Trans>
  ) : (
    <Trans comment="An estimate, such as: From nothing to 4 % over the term">
      From nothing to {most} over the term
    </Trans>
  )
}

function Caveat({ estimate: { basis, days, date } }: { estimate: Estimate }): ReactNode {
  const { i18n } = useLingui()
  const day = <bdi>{longDay(dayText(date), i18n.locale)}</bdi>
  return basis === 'rate' ? (
    <Trans comment="Below an estimate; a day follows since when the rate holds">
      Estimate by our rate published on {day}, not promised
    </Trans>
  ) : (
    <Trans comment="Below an estimate">
      Estimate of {day} from the prices of <Plural value={days} one="# day" other="# days" />, not promised
    </Trans>
  )
}

/**
 * What a period may bring. It is the only way an estimate is shown: always a range that begins at nothing, always with
 * its basis, its day and the caveat.
 */
export const EstimateLine = ({ estimate }: { estimate: Estimate }) => (
  <Frame>
    <Note as="span" tone="ink" fontWeight="600" display="block">
      <Within estimate={estimate} />
    </Note>
    <Note as="span" display="block">
      <Caveat estimate={estimate} />
    </Note>
  </Frame>
)
