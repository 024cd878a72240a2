import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { STATEMENT_ENTRIES } from '#contract/limits.ts'
import { ACCOUNTS } from '#contract/quote.ts'
import { statementFlow, type StatementWish } from '#machines/wallet/statement.flow.ts'
import { monthText } from '#src/lib/day-text.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { serverNow } from '#src/lib/server-clock.ts'
import { ACCOUNT_WORDS } from '#src/parts/wallet/names.ts'
import { SubmitButton } from '#src/ui/button.tsx'
import { Pick } from '#src/ui/pick.tsx'
import { Segments } from '#src/ui/segments.tsx'
import { SheetFrame } from '#src/ui/sheet-frame.tsx'
import { Says } from '#src/ui/surface.tsx'
import { Eyebrow, Lead } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'

const Parts = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', justifyItems: 'start' },
})

const MONTHS = 12
const YEARS = 3

function periods(kind: StatementWish['kind']): string[] {
  const now = new Date(serverNow() * 1000)
  const year = now.getUTCFullYear()
  if (kind === 'year') return Array.from({ length: YEARS }, (_, back) => String(year - back))
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  )
}

type StatementViewProps = ViewProps<typeof statementFlow>

interface Look {
  kept?: boolean
  refused?: boolean
}

function Statement({ context: { wish, file, trouble }, busy, send, kept, refused }: StatementViewProps & Look) {
  const { i18n, t } = useLingui()
  const most = i18n.number(STATEMENT_ENTRIES)
  const take = (part: Partial<StatementWish>) => send({ type: 'choose', wish: { ...wish, ...part } })
  return (
    <SheetFrame
      title={<Trans>Statement</Trans>}
      foot={
        <SubmitButton type="button" busy={busy} onClick={() => send({ type: 'take' })}>
          <Trans>Download</Trans>
        </SubmitButton>
      }
    >
      <Parts>
        <Lead>
          <Trans>Every entry, with the balance before and after. A month as PDF, a year as CSV.</Trans>
        </Lead>
        <chakra.div width="full">
          <Segments
            label={t`What to download`}
            parts={[
              { key: 'month', words: <Trans>Month, PDF</Trans> },
              { key: 'year', words: <Trans>Year, CSV</Trans> },
            ]}
            chosen={wish.kind}
            onChoose={(kind) => take({ kind, period: periods(kind)[0] ?? '' })}
          />
        </chakra.div>
        <div>
          <Eyebrow aria-hidden marginBottom="1.5">
            <Trans>Money account</Trans>
          </Eyebrow>
          <Pick
            label={t`Money account`}
            parts={ACCOUNTS.map((key) => ({ key, words: i18n._(ACCOUNT_WORDS[key]) }))}
            chosen={wish.account}
            plain={wish.account}
            onChoose={(account) => take({ account })}
          />
        </div>
        <div>
          <Eyebrow aria-hidden marginBottom="1.5">
            {wish.kind === 'month' ? <Trans>Month</Trans> : <Trans>Year</Trans>}
          </Eyebrow>
          <Pick
            label={wish.kind === 'month' ? t`Month` : t`Year`}
            parts={periods(wish.kind).map((key) => ({
              key,
              words: wish.kind === 'month' ? monthText(key, i18n.locale) : key,
            }))}
            chosen={wish.period}
            plain={wish.period}
            onChoose={(period) => take({ period })}
          />
        </div>
        {kept && (
          <Says icon={CircleCheck} tone="good" role="status">
            {wish.kind === 'month' && file?.form === 'csv' && (
              <p>
                <Trans>This month has more than {most} entries, too many for a PDF. It comes as CSV.</Trans>
              </p>
            )}
            <p>
              <Trans>Saved to your downloads.</Trans>
            </p>
          </Says>
        )}
        {refused && <Refusal because={trouble} />}
      </Parts>
    </SheetFrame>
  )
}

export const StatementScreen = screen(
  statementFlow,
  {
    choosing: Statement,
    fetching: Statement,
    kept: withProps(Statement, { kept: true }),
    rejected: withProps(Statement, { refused: true }),
  },
  'data-sheet',
)

export const thisMonth = (): string => periods('month')[0] ?? ''
