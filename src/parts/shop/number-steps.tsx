import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import { Digits } from '#src/ui/amount.tsx'
import { Icon, IconButton } from '#src/ui/icon.tsx'

const Pill = chakra('div', {
  base: { display: 'flex', alignItems: 'center', flex: 'none', borderRadius: 'full', bg: 'sunken' },
  variants: { low: { true: { minHeight: 'tap' }, false: { minHeight: 'bar' } } },
})
const Now = chakra('output', { base: { minWidth: '6', textAlign: 'center', fontWeight: '600' } })

interface NumberStepsProps {
  value: number
  most: number
  /** In a line, where a button stands beside nothing. */
  low?: boolean
  onChange: (value: number) => void
}

export function NumberSteps({ value, most, low = false, onChange }: NumberStepsProps) {
  const { t } = useLingui()
  return (
    <Pill low={low} dir="ltr" role="group" aria-label={t`How many`}>
      <IconButton aria-label={t`One fewer`} disabled={value <= 1} onClick={() => onChange(value - 1)}>
        <Icon of={Minus} size={20} />
      </IconButton>
      <Now aria-live="polite">
        <Digits>{value}</Digits>
      </Now>
      <IconButton aria-label={t`One more`} disabled={value >= most} onClick={() => onChange(value + 1)}>
        <Icon of={Plus} size={20} />
      </IconButton>
    </Pill>
  )
}
