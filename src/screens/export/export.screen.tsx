import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { EXPORTS } from '#contract/limits.ts'
import { exportFlow } from '#machines/export/export.flow.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { Fields } from '#src/ui/fields.tsx'
import { Page } from '#src/ui/page.tsx'
import { Says } from '#src/ui/surface.tsx'
import { Lead, Note } from '#src/ui/text.tsx'
import { Shut, useShut } from '#src/ui/too-often.tsx'

type ExportViewProps = ViewProps<typeof exportFlow>

function Asking({ context, busy, send, kept = false }: ExportViewProps & { kept?: boolean }) {
  const { t } = useLingui()
  const { trouble } = context
  const left = useShut(trouble)
  const { times } = EXPORTS
  return (
    <Page title={<Trans>Your data</Trans>} back>
      <Lead paddingInline="1">
        <Trans>
          Everything we keep about you: your account, orders, balances and activity, what you sent us, and what our team
          decided.
        </Trans>
      </Lead>
      <Fields
        key={kept ? 'kept' : 'asked'}
        rows={[
          {
            name: 'form',
            kind: 'choice',
            label: <Trans>Format</Trans>,
            parts: [
              { key: 'page', words: t`A page to read (HTML)` },
              { key: 'json', words: t`Data for a program (JSON)` },
            ],
          },
          { name: 'password', kind: 'password', label: <Trans>Password</Trans>, autoComplete: 'current-password' },
        ]}
        of={context}
        busy={busy}
        submit={<Trans>Download</Trans>}
        onSubmit={(form) => send({ type: 'submit', form })}
      >
        {kept && (
          <Says icon={CircleCheck} tone="good" role="status">
            <Trans>Saved to your downloads.</Trans>
          </Says>
        )}
        {trouble && <Shut because={trouble} left={left} />}
      </Fields>
      <Note paddingInline="1">
        <Trans>
          The file is not locked: whoever has it can read it. You can download your data {times} times a day.
        </Trans>
      </Note>
    </Page>
  )
}

export const ExportScreen = screen(exportFlow, {
  idle: Asking,
  invalid: Asking,
  making: Asking,
  wrongPassword: Asking,
  tooOften: Asking,
  failed: Asking,
  ready: withProps(Asking, { kept: true }),
})
