import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import { Digits } from '#src/ui/amount.tsx'
import { Icon, IconButton } from '#src/ui/icon.tsx'

const Pill = chakra('div', {
  base: { display: 'flex', alignItems: 'center', flex: 'none', borderRadius: 'full', bg: 'sunken', minHeight: 'bar' },
})
const Now = chakra('output', { base: { minWidth: '6', textAlign: 'center', fontWeight: '600' } })

interface NumberStepsProps {
  value: number
  most: number
  onChange: (value: number) => void
}

export function NumberSteps({ value, most, onChange }: NumberStepsProps) {
  const { t } = useLingui()
  return (
    <Pill dir="ltr" role="group" aria-label={t`How many`}>
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
