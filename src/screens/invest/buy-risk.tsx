import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { required } from '#machines/lib/required.ts'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { CheckField } from '#src/ui/check-field.tsx'
import { Form } from '#src/ui/form.tsx'
import type { BuyViewProps } from './buy-view-props.ts'
import { EstimateLine } from './estimate.tsx'
import { RiskLevel, RiskNote } from './risk.tsx'

const Text = chakra('p', { base: { whiteSpace: 'pre-line', fontSize: '1rem', lineHeight: '1.5' } })
const Level = chakra('p', { base: { paddingTop: '1' } })

export function BuyRisk({ view: { context, send }, missed = false }: { view: BuyViewProps; missed?: boolean }) {
  const info = required(context.info)
  return (
    <Form
      isKept
      {...(missed && { wrong: UNTICKED })}
      onSubmit={(answer) => send({ type: 'agree', agreed: answer('agree_risk') === '1' })}
    >
      <RiskNote>
        <Text>{info.risk_text}</Text>
        <Level>
          <RiskLevel level={info.risk_level} />
        </Level>
      </RiskNote>
      <EstimateLine estimate={info.estimate} />
      <CheckField
        name="agree_risk"
        label={<Trans>I have read this. I know that nothing may come of it.</Trans>}
        error={missed && <Trans>Please tick this first.</Trans>}
      />
      <SubmitButton>
        <Trans>See the terms</Trans>
      </SubmitButton>
      <Button wide kind="quiet" onClick={() => send({ type: 'back' })}>
        <Trans>Go back</Trans>
      </Button>
    </Form>
  )
}

const UNTICKED = {}
