import { Trans } from '@lingui/react/macro'
import { required } from '#machines/lib/required.ts'
import { EstimateLine } from '#src/parts/invest/estimate.tsx'
import { RiskLevel, RiskNote } from '#src/parts/invest/risk.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { CheckField } from '#src/ui/check-field.tsx'
import { Form } from '#src/ui/form.tsx'
import { Lead } from '#src/ui/text.tsx'
import type { BuyViewProps } from './buy-view-props.ts'

export function BuyRisk({ view: { context, send }, missed = false }: { view: BuyViewProps; missed?: boolean }) {
  const info = required(context.info)
  return (
    <Form
      isKept
      {...(missed && { wrong: UNTICKED })}
      onSubmit={(answer) => send({ type: 'agree', agreed: answer('agree_risk') === '1' })}
    >
      <RiskNote>
        <Lead color="ink" whiteSpace="pre-line">
          {info.risk_text}
        </Lead>
        <RiskLevel level={info.risk_level} />
      </RiskNote>
      <EstimateLine estimate={info.estimate} />
      <CheckField
        name="agree_risk"
        label={<Trans>I have read this. I know that nothing may come of it.</Trans>}
        error={missed && <Trans>Please tick this first.</Trans>}
      />
      <SubmitButton>
        <Trans>Check and confirm</Trans>
      </SubmitButton>
      <Button wide kind="quiet" onClick={() => send({ type: 'back' })}>
        <Trans>Go back</Trans>
      </Button>
    </Form>
  )
}

const UNTICKED = {}
