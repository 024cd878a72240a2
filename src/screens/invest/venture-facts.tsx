import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { HandCoins, Lock, Timer, Undo2 } from 'lucide-react'
import type { ProjectInfo } from '#contract/project.ts'
import { isByPiece, piecesMost, type VentureInfo } from '#machines/invest/buy.rules.ts'
import { rateText } from '#src/lib/share-text.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Step, Steps } from '#src/ui/steps.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Days, PurseName } from './buy-words.tsx'

function EarlyFee({ of: { fee_rate } }: { of: VentureInfo }) {
  const { i18n } = useLingui()
  if (!isSome(fee_rate)) return <Trans>Nothing</Trans>
  const part = <Digits>{rateText(fee_rate, i18n.locale)}</Digits>
  return <Trans comment="A fee, such as: 2 % of what you put in">{part} of what you put in</Trans>
}

const Limit = ({ of: info }: { of: VentureInfo }) => (
  <Fact name={isByPiece(info) ? <Trans>You can still buy</Trans> : <Trans>You can still put in</Trans>}>
    {isByPiece(info) ? <Digits>{piecesMost(info)}</Digits> : <Money value={info.limit_left} unit={info.currency} />}
  </Fact>
)

const Agreed = ({ info }: { info: VentureInfo }) => (
  <Facts>
    <Fact name={<Trans>Term</Trans>}>
      <Days of={info.term_days} />
    </Fact>
    {'robot_name' in info && (
      <Fact name={<Trans>Run by</Trans>}>
        <bdi>{info.robot_name}</bdi>
      </Fact>
    )}
    {'tasks_per_day' in info && (
      <Fact name={<Trans>Tasks a day</Trans>}>
        <Digits>{info.tasks_per_day}</Digits>
      </Fact>
    )}
    {'cate_name' in info && (
      <Fact name={<Trans>Category</Trans>}>
        <bdi>{info.cate_name}</bdi>
      </Fact>
    )}
    <Fact name={<Trans>Worked out and paid</Trans>}>
      {info.payout === 'daily' ? <Trans>Every day</Trans> : <Trans>Once, at the end</Trans>}
    </Fact>
    <Fact name={<Trans>Taken from</Trans>}>
      <PurseName of={info.account} />
    </Fact>
    {info.status === 'open' && info.my !== null && <Limit of={info} />}
  </Facts>
)

export const VentureTerms = ({ info }: { info: VentureInfo }) => (
  <Section title={<Trans>Terms</Trans>}>
    <Agreed info={info} />
    <Rows>
      <Row
        icon={Lock}
        group="invest"
        label={<Trans>What you put in</Trans>}
        note={<Trans>Lies apart for you alone, and comes back at the end.</Trans>}
      />
      <Row
        icon={HandCoins}
        group="invest"
        label={<Trans>Pool that pays for it</Trans>}
        note={<Trans>Nothing else pays. If it holds too little, nobody is paid until it is filled.</Trans>}
        value={<Money value={info.pool} unit={info.currency} />}
      />
      <Row
        icon={Undo2}
        group="invest"
        label={<Trans>End it in the first 24 hours</Trans>}
        note={<Trans>Everything comes back</Trans>}
      />
      <Row icon={Timer} group="invest" label={<Trans>End it early after that</Trans>} note={<EarlyFee of={info} />} />
    </Rows>
  </Section>
)

const Rules = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    paddingInlineStart: '5',
    listStyle: 'disc',
  },
})

export const VentureRules = ({ rules }: { rules: readonly string[] }) => (
  <Section title={<Trans>How it is worked out</Trans>}>
    <Card holds="prose">
      <Rules>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Rules>
    </Card>
  </Section>
)

const Done = chakra('span', {}, { defaultProps: { className: 'offstage' } })

export const VentureSchedule = ({ schedule }: Pick<ProjectInfo, 'schedule'>) => (
  <Section title={<Trans>Schedule</Trans>}>
    <Card holds="prose">
      <Steps>
        {schedule.map(({ title, time, done }) => (
          <Step
            key={`${time} ${title}`}
            look={done === 1 ? 'done' : 'ahead'}
            title={
              <>
                {title}
                {done === 1 && (
                  <Done>
                    {' '}
                    <Trans comment="A step of a schedule that is over, read to whoever does not see it">(done)</Trans>
                  </Done>
                )}
              </>
            }
            when={<Moment at={time} />}
          />
        ))}
      </Steps>
    </Card>
  </Section>
)
