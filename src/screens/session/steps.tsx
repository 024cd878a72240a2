import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'

const Track = chakra('ol', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '1.5', marginBottom: '5' },
})
const Step = chakra('li', {
  base: { textStyle: 'tiny', color: 'ink3', borderTopWidth: '3px', borderColor: 'line', paddingTop: '1.5' },
  variants: {
    stage: {
      past: { borderColor: 'accent', color: 'ink2' },
      now: { borderColor: 'accent', color: 'ink', fontWeight: '600' },
      ahead: {},
    },
  },
})

const stageOf = (step: number, at: number) => (step < at ? 'past' : step === at ? 'now' : 'ahead')

export function Steps({ at }: { at: 1 | 2 | 3 }) {
  return (
    <Track>
      <Step stage={stageOf(1, at)} aria-current={at === 1 ? 'step' : undefined}>
        <Trans>E-mail</Trans>
      </Step>
      <Step stage={stageOf(2, at)} aria-current={at === 2 ? 'step' : undefined}>
        <Trans>Code</Trans>
      </Step>
      <Step stage={stageOf(3, at)} aria-current={at === 3 ? 'step' : undefined}>
        <Trans>Password</Trans>
      </Step>
    </Track>
  )
}
