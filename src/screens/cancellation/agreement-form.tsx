import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CancellationInfo, Remains } from '#contract/cancellation.ts'
import type { cancelAccountFlow } from '#machines/cancellation/cancel-account.flow.ts'
import { type GoingForm, givesUp } from '#machines/cancellation/cancel-account.rules.ts'
import { required } from '#machines/lib/required.ts'
import { shareText } from '#src/lib/share-text.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { Fields, type FieldRow } from '#src/ui/fields.tsx'
import { Money } from '#src/ui/money.tsx'
import { Prose } from '#src/ui/prose.tsx'
import { PlaceRow, Row, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Note } from '#src/ui/text.tsx'
import { Shut, useShut } from '#src/ui/too-often.tsx'
import { Afterwards, Kept, TakeAlong } from './review.tsx'

const ACCOUNTS: Record<Remains['account'], () => ReactNode> = {
  balance: () => <Trans>Balance</Trans>,
  usdt: () => <Trans>USDT account</Trans>,
  eur: () => <Trans>EUR account</Trans>,
  profit: () => <Trans>Profit</Trans>,
  coin: () => <Trans>Coins</Trans>,
  shop: () => <Trans>Shopping balance</Trans>,
  points: () => <Trans>Points</Trans>,
  credit: () => <Trans>Registration credit</Trans>,
}

function ShareCount({ value }: { value: string }) {
  const { i18n } = useLingui()
  return (
    <>
      <Digits>{shareText(value, i18n.locale)}</Digits> <Plural value={Number(value)} one="share" other="shares" />
    </>
  )
}

const RemainsBox = ({ of: { remains, shares } }: { of: Pick<CancellationInfo, 'remains' | 'shares'> }) => (
  <Section title={<Trans>What you give up</Trans>}>
    <Rows>
      {remains.map(({ account, currency, amount }) => (
        <Row key={account} label={ACCOUNTS[account]()} value={<Money value={amount} unit={currency} />} />
      ))}
      {shares.map(({ code, title, shares: count }) => (
        <Row key={code} label={title} value={<ShareCount value={count} />} />
      ))}
    </Rows>
    <Note paddingInline="1">
      <Trans>
        This cannot be paid out: it is less than the minimum, or it is no money. It stays yours if you keep your
        account.
      </Trans>
    </Note>
  </Section>
)

export function AgreementForm({ view: { context, busy, send } }: { view: ViewProps<typeof cancelAccountFlow> }) {
  const { trouble } = context
  const info = required(context.info)
  const { agreement, review_by, withdrawn_time } = info
  const left = useShut(trouble)
  const agrees: FieldRow<keyof GoingForm> = {
    name: 'give_up',
    kind: 'check',
    label: <Trans>I give this up when my account is deleted.</Trans>,
  }
  return (
    <>
      <Card holds="prose">
        <Prose blocks={agreement} />
      </Card>
      <Rows>
        <PlaceRow to="/pages/news/reg_rule" icon={FileText} label={<Trans>Agreement</Trans>} />
        <TakeAlong />
      </Rows>
      <Afterwards by={review_by} />
      <Kept since={withdrawn_time} />
      {givesUp(info) && <RemainsBox of={info} />}
      <Fields
        key={context.info?.remains_mark}
        rows={[
          {
            name: 'reason',
            kind: 'text',
            label: <Trans>Why are you leaving? (optional)</Trans>,
            autoComplete: 'off',
          },
          ...(givesUp(info) ? [agrees] : []),
          { name: 'agree', kind: 'check', label: <Trans>I understand this and want to cancel my account.</Trans> },
        ]}
        of={context}
        busy={busy}
        locked={(left ?? 0) > 0}
        submit={<Trans>Continue</Trans>}
        onSubmit={(form) => send({ type: 'submit', form })}
      >
        {!trouble?.errors && <Shut because={trouble} left={left} />}
        <Note>
          <Trans>Next: your password, a code by e-mail, and your payment PIN.</Trans>
        </Note>
      </Fields>
    </>
  )
}
