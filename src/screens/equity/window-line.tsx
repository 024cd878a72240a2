import { Plural, Trans } from '@lingui/react/macro'
import { Clock3 } from 'lucide-react'
import { DAY_S, HOUR_S } from '#contract/time-units.ts'
import type { Terms } from '#machines/equity/exchange.rules.ts'
import { Clock, useSecondsUntil } from '#src/ui/countdown.tsx'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { Line, Says } from '#src/ui/surface.tsx'

interface Turn {
  until: number
  onTurn: () => void
}

function Left({ until, onTurn }: Turn) {
  const left = useSecondsUntil(until, onTurn)
  return left < DAY_S ? <Clock left={left} /> : <Days left={left} />
}

function Days({ left }: { left: number }) {
  const days = Math.floor(left / DAY_S)
  const hours = Math.floor((left % DAY_S) / HOUR_S)
  return (
    <span role="timer">
      {hours === 0 ? (
        <Plural value={days} one="# day" other="# days" />
      ) : (
        <Trans comment="How long, in a sentence">
          <Plural value={days} one="# day" other="# days" /> <Plural value={hours} one="# hour" other="# hours" />
        </Trans>
      )}
    </span>
  )
}

interface WindowLineProps extends Omit<Turn, 'until'> {
  of: Terms['window']
}

export function WindowLine({ of: { open, open_time, close_time }, onTurn }: WindowLineProps) {
  const until = open === 1 ? close_time : open_time
  return (
    <Says icon={Clock3}>
      <Line>
        <strong>
          {open === 1 && until !== null && (
            <Trans comment="Points can be exchanged for shares">
              Open until <SaidMoment at={until} />
            </Trans>
          )}
          {open === 1 && until === null && <Trans comment="Points can be exchanged for shares">Open</Trans>}
          {open === 0 && until !== null && (
            <Trans comment="Points cannot be exchanged for shares">
              Closed until <SaidMoment at={until} />
            </Trans>
          )}
          {open === 0 && until === null && (
            <Trans>Closed. When points can be exchanged again is not decided yet.</Trans>
          )}
        </strong>
        {until !== null && <Left key={until} until={until} onTurn={onTurn} />}
      </Line>
    </Says>
  )
}
