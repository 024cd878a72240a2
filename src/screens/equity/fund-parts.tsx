import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FundInfo } from '#contract/equity.ts'
import { hundredths } from '#src/lib/format.ts'
import { usePlaces } from '#src/lib/places.ts'
import { RiskLevel, RiskNote } from '#src/parts/invest/risk.tsx'
import { ShareProofRow } from '#src/parts/wallet/proof-row.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { Curtain } from '#src/ui/eye.tsx'
import { Money } from '#src/ui/money.tsx'
import { Papers } from '#src/ui/papers.tsx'
import { PlaceRow, Row, Rows } from '#src/ui/rows.tsx'
import { Heading, Note } from '#src/ui/text.tsx'
import { Against, Moved, Shares } from './shares.tsx'

const Section = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section>
    <Heading marginTop="3" marginBottom="2">
      {title}
    </Heading>
    {children}
  </section>
)

const Return = ({ label, value }: { label: ReactNode; value: string | null }) => (
  <Row label={label} value={value === null ? <Trans>not that old yet</Trans> : <Moved by={value} />} />
)

export const FundPast = ({ of: { returns, inception_date } }: { of: FundInfo }) => (
  <Section title={<Trans>The past</Trans>}>
    <Rows>
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
    </Rows>
    <Note paddingTop="3">
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
          <Rows>
            <Row label={<Trans>You own</Trans>} value={<Shares of={holding.shares} />} />
            <Row label={<Trans>Worth now</Trans>} value={<Money value={holding.value} unit="EUR" />} />
            <Row label={<Trans>Against what they cost</Trans>} value={<Against profit={holding.profit} />} />
          </Rows>
          <ShareProofRow of={`FU-${code}`} />
        </Curtain>
      )}
      {!holding && signedIn && (
        <Note paddingTop="3">
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
      <Rows>
        <Row label={<Trans comment="Of a fund">Manager</Trans>} value={<bdi>{fund.manager}</bdi>} />
        <Row label={<Trans comment="Of a fund">Kind</Trans>} value={<bdi>{fund.category}</bdi>} />
        <Row
          label={<Trans comment="Of a fund, where it is sold">Smallest amount</Trans>}
          value={<Money value={fund.min_amount} unit="EUR" />}
        />
        <Row label={<Trans>Fee</Trans>} value={<bdi>{fund.fee_text}</bdi>} />
      </Rows>
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
