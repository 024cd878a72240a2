import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ProjectInfo } from '#contract/project.ts'
import { isByPiece, piecesMost, type VentureInfo } from '#machines/invest/buy.rules.ts'
import { rateText } from '#src/lib/format.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Days, PurseName } from './buy-words.tsx'
import { Part } from './venture-part.tsx'

function EarlyFee({ of: { fee_rate } }: { of: VentureInfo }) {
  const { i18n } = useLingui()
  if (!isSome(fee_rate)) return <Trans>Nothing</Trans>
  const part = <Digits>{rateText(fee_rate, i18n.locale)}</Digits>
  return <Trans comment="A fee, such as: 2 % of what you put in">{part} of what you put in</Trans>
}

const Limit = ({ of: info }: { of: VentureInfo }) => (
  <Row
    label={isByPiece(info) ? <Trans>You can still buy</Trans> : <Trans>You can still put in</Trans>}
    value={
      isByPiece(info) ? <Digits>{piecesMost(info)}</Digits> : <Money value={info.limit_left} unit={info.currency} />
    }
  />
)

export const VentureTerms = ({ info }: { info: VentureInfo }) => (
  <Part title={<Trans>Terms</Trans>}>
    <Rows>
      <Row label={<Trans>Term</Trans>} value={<Days of={info.term_days} />} />
      {'robot_name' in info && <Row label={<Trans>Run by</Trans>} value={<bdi>{info.robot_name}</bdi>} />}
      {'tasks_per_day' in info && (
        <Row label={<Trans>Tasks a day</Trans>} value={<Digits>{info.tasks_per_day}</Digits>} />
      )}
      {'cate_name' in info && <Row label={<Trans>Category</Trans>} value={<bdi>{info.cate_name}</bdi>} />}
      <Row
        label={<Trans>Worked out and paid</Trans>}
        value={info.payout === 'daily' ? <Trans>Every day</Trans> : <Trans>Once, at the end</Trans>}
      />
      <Row
        label={<Trans>What you put in</Trans>}
        note={<Trans>Lies apart for you alone, and comes back at the end.</Trans>}
      />
      <Row label={<Trans>Taken from</Trans>} value={<PurseName of={info.account} />} />
      <Row
        label={<Trans>Pool that pays for it</Trans>}
        note={<Trans>Nothing else pays. If it holds too little, nobody is paid until it is filled.</Trans>}
        value={<Money value={info.pool} unit={info.currency} />}
      />
      <Row label={<Trans>End it in the first 24 hours</Trans>} value={<Trans>Everything comes back</Trans>} />
      <Row label={<Trans>End it early after that</Trans>} value={<EarlyFee of={info} />} />
      {info.status === 'open' && info.my !== null && <Limit of={info} />}
    </Rows>
  </Part>
)

const Rules = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    paddingInlineStart: '5',
    listStyle: 'disc',
    '& > li': { overflowWrap: 'anywhere' },
  },
})

export const VentureRules = ({ rules }: { rules: readonly string[] }) => (
  <Part title={<Trans>How it is worked out</Trans>}>
    <Rules>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </Rules>
  </Part>
)

const Steps = chakra('ol', {
  base: { listStyle: 'none', padding: '0', '& > li:last-of-type::after': { display: 'none' } },
})
const Step = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    paddingInlineStart: '8',
    paddingBottom: '3',
    '& > *': { minWidth: '0', overflowWrap: 'anywhere' },
    '& > :last-child': { textStyle: 'note', color: 'ink2' },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      top: '4px',
      width: '16px',
      height: '16px',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'edge',
      bg: 'paper',
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '7px',
      insetBlock: '20px -4px',
      width: '2px',
      bg: 'line',
    },
  },
  variants: { done: { true: { '&::before': { bg: 'ink2', borderColor: 'ink2' } } } },
})
const Done = chakra('span', {}, { defaultProps: { className: 'offstage' } })

export const VentureSchedule = ({ schedule }: Pick<ProjectInfo, 'schedule'>) => (
  <Part title={<Trans>Schedule</Trans>}>
    <Steps>
      {schedule.map(({ title, time, done }) => (
        <Step key={`${time} ${title}`} done={done === 1}>
          <span>
            {title}
            {done === 1 && (
              <Done>
                {' '}
                <Trans comment="A step of a schedule that is over, read to whoever does not see it">(done)</Trans>
              </Done>
            )}
          </span>
          <span>
            <Moment at={time} />
          </span>
        </Step>
      ))}
    </Steps>
  </Part>
)
