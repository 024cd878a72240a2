import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FundInfo } from '#contract/equity.ts'
import { hundredths } from '#src/lib/share-text.ts'
import { usePlaces } from '#src/lib/places.ts'
import { RiskLevel, RiskNote } from '#src/parts/invest/risk.tsx'
import { ShareProofRow } from '#src/parts/wallet/proof-row.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { Curtain } from '#src/ui/eye.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Money } from '#src/ui/money.tsx'
import { Papers } from '#src/ui/papers.tsx'
import { PlaceRow, Row, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Note } from '#src/ui/text.tsx'
import { Against, Moved, Shares } from './shares.tsx'

const Return = ({ label, value }: { label: ReactNode; value: string | null }) =>
  value !== null && (
    <Fact name={label}>
      <Moved by={value} />
    </Fact>
  )

export const FundPast = ({ of: { returns, inception_date } }: { of: FundInfo }) => (
  <Section title={<Trans>The past</Trans>}>
    <Facts>
      <Return label={<Trans>1 month</Trans>} value={returns.m1} />
      <Return label={<Trans>3 months</Trans>} value={returns.m3} />
      <Return label={<Trans>6 months</Trans>} value={returns.m6} />
      <Return label={<Trans>1 year</Trans>} value={returns.y1} />
      <Return
        label={
          <Trans comment="From the first day of a fund">
            Since <Digits>{inception_date}</Digits>
          </Trans>
        }
        value={returns.total}
      />
    </Facts>
    <Note paddingInline="1">
      <Trans>This is the past, not the future. What was says nothing of what will be.</Trans>
    </Note>
  </Section>
)

export function FundPart({ of: { holding, code }, signedIn }: { of: FundInfo; signedIn: boolean }) {
  const { current } = usePlaces()
  return (
    <Section title={<Trans>Your part</Trans>}>
      {holding && (
        <Curtain>
          <Facts>
            <Fact name={<Trans>You own</Trans>}>
              <Shares of={holding.shares} />
            </Fact>
            <Fact name={<Trans>Worth now</Trans>}>
              <Money value={holding.value} unit="EUR" />
            </Fact>
            <Fact name={<Trans>Against what they cost</Trans>}>
              <Against profit={holding.profit} />
            </Fact>
          </Facts>
          <ShareProofRow of={`FU-${code}`} />
        </Curtain>
      )}
      {!holding && signedIn && (
        <Note paddingInline="1">
          <Trans>You own nothing of it. Funds are here to look at; they are not sold here.</Trans>
        </Note>
      )}
      {!holding && !signedIn && (
        <Rows>
          <PlaceRow
            to={`/pages/login/login?redirect=${encodeURIComponent(current)}`}
            label={<Trans>Sign in to see what you own of it</Trans>}
          />
        </Rows>
      )}
    </Section>
  )
}

export function FundFacts({ of: fund }: { of: FundInfo }) {
  return (
    <Section title={<Trans>Risk and terms</Trans>}>
      <RiskNote>
        <RiskLevel level={fund.risk_level} />
        <p>{fund.risk_text}</p>
      </RiskNote>
      <Facts>
        <Fact name={<Trans comment="Of a fund">Manager</Trans>}>
          <bdi>{fund.manager}</bdi>
        </Fact>
        <Fact name={<Trans comment="Of a fund">Kind</Trans>}>
          <bdi>{fund.category}</bdi>
        </Fact>
        <Fact name={<Trans comment="Of a fund, where it is sold">Smallest amount</Trans>}>
          <Money value={fund.min_amount} unit="EUR" />
        </Fact>
        <Fact name={<Trans>Fee</Trans>}>
          <bdi>{fund.fee_text}</bdi>
        </Fact>
      </Facts>
    </Section>
  )
}

export function FundParts({ of: { allocation } }: { of: FundInfo }) {
  const { i18n } = useLingui()
  if (allocation.length === 0) return null
  return (
    <Section title={<Trans>What it is made of</Trans>}>
      <Rows>
        {allocation.map(({ name, percent }) => (
          <Row key={name} label={<bdi>{name}</bdi>} value={<Digits>{hundredths(percent, i18n.locale)}</Digits>} />
        ))}
      </Rows>
    </Section>
  )
}

export const FundPapers = ({ of: { documents } }: { of: FundInfo }) =>
  documents.length > 0 && (
    <Section title={<Trans>Documents</Trans>}>
      <Papers of={documents} />
    </Section>
  )
