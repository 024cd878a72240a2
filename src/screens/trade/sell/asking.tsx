import { Trans } from '@lingui/react/macro'
import type { SellStart } from '#contract/trade.ts'
import { LockKeyhole } from 'lucide-react'
import { required } from '#machines/lib/required.ts'
import type { sellFlow } from '#machines/trade/sell.flow.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { Countdown, useSecondsUntil } from '#src/ui/countdown.tsx'
import { Gross } from '#src/ui/quote-card.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { PaySheet, type AskingLook } from '#src/ui/paying.tsx'
import { late } from '#src/ui/late.tsx'
import { Money } from '#src/ui/money.tsx'
import { Line, Says } from '#src/ui/surface.tsx'
import { Note, Strong } from '#src/ui/text.tsx'
import { Frame } from './frame.tsx'
import { PhraseOnce } from './phrase-once.tsx'
import { Agreement, SellForm, WhoAndWhere } from './sell-form.tsx'

const SetPin = late(
  () => import('#src/parts/security/set-pin-sheet.tsx').then(({ spoken }) => spoken()),
  ({ SetPinSheet }) => SetPinSheet,
)

type SellViewProps = ViewProps<typeof sellFlow>

const FORM = 'sell'

/** Nobody sells for a member without a PIN: it is asked for here, and what was typed stays. */
function NeedsPin({ view: { context, send } }: { view: SellViewProps }) {
  const { form } = context
  return (
    <SetPin onSet={() => send({ type: 'pinSet' })} onClose={() => send({ type: 'back' })}>
      <Says icon={LockKeyhole} tone="sky">
        <Strong display="block">
          <Trans>Your sale stays as it is</Trans>
        </Strong>
        <Money value={form.quantity} unit="COIN" />
      </Says>
    </SetPin>
  )
}

const barOf = ({ refused }: SellStart) => refused.find(({ code }) => code !== 'trade-cooling')?.text

function Foot({ view: { context, busy, send } }: { view: SellViewProps }) {
  const start = required(context.start)
  const bar = barOf(start)
  const again = start.restart_time ?? 0
  const waits = useSecondsUntil(again) > 0
  return (
    <>
      <SubmitButton form={FORM} busy={busy} disabled={waits || bar !== undefined}>
        <Trans>Continue</Trans>
      </SubmitButton>
      {waits && (
        <Note>
          <Trans comment="A countdown follows">You can sell again in</Trans> <Countdown until={again} />
        </Note>
      )}
      {bar && (
        <Line textStyle="note" color="ink2" role="status">
          <span>{bar}</span>
          <Button kind="text" onClick={() => send({ type: 'turn' })}>
            <Trans>Look again</Trans>
          </Button>
        </Line>
      )}
    </>
  )
}

interface SellLook extends AskingLook {
  readonly pin?: boolean
}

export const Asking = ({ wrongAt, sheet, pin, ...view }: SellViewProps & SellLook) => (
  <Frame foot={<Foot view={view} />}>
    <SellForm id={FORM} view={view} wrongAt={wrongAt} start={required(view.context.start)} />
    {pin && <NeedsPin view={view} />}
    {sheet && (
      <PaySheet
        title={<Trans>Sell these coins?</Trans>}
        act={
          <Trans>
            Sell <Gross quote={required(view.context.quote)} />
          </Trans>
        }
        view={view}
      >
        {view.context.form.mode === 'password' && <PhraseOnce phrase={view.context.form.phrase} />}
        <Fold summary={<WhoAndWhere form={view.context.form} />}>
          <Agreement start={required(view.context.start)} of={view.context.form} />
        </Fold>
      </PaySheet>
    )}
  </Frame>
)
