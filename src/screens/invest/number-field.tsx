import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { control } from '#src/theme/recipes/control.ts'
import { Question } from '#src/ui/field.tsx'
import { Icon, IconButton } from '#src/ui/icon.tsx'
import { useTouch } from '#src/ui/use-touched.ts'

const Line = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2' } })
const Step = chakra(IconButton, {
  base: { flex: 'none', bg: 'sunken', _disabled: { color: 'ink3', cursor: 'default' } },
})
const Input = chakra('input', control)

interface NumberFieldProps {
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  value: string
  most: number
  onChange: (typed: string) => void
}

const numberIn = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0)

export function NumberField({ name, label, hint, error, value, most, onChange }: NumberFieldProps) {
  const { t } = useLingui()
  const touch = useTouch()
  const now = numberIn(value)
  const step = (by: number) => {
    touch(name)
    onChange(String(now + by))
  }
  return (
    <Question label={label} name={name} hint={hint} error={error}>
      {(asked) => (
        <Line dir="ltr">
          <Step aria-label={t`One fewer`} disabled={now <= 1} onClick={() => step(-1)}>
            <Icon of={Minus} size={20} />
          </Step>
          <Input
            {...asked}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            textAlign="center"
            flex="1"
            minWidth="0"
            textStyle="title"
            value={value}
            onChange={(change) => onChange(change.currentTarget.value)}
          />
          <Step aria-label={t`One more`} disabled={now >= most} onClick={() => step(1)}>
            <Icon of={Plus} size={20} />
          </Step>
        </Line>
      )}
    </Question>
  )
}
