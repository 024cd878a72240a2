import { chakra } from '@chakra-ui/react'
import { useId, useState, type ReactNode } from 'react'
import { CODE_DIGITS } from '#contract/limits.ts'
import { Eyebrow, Note } from './text.tsx'
import { useStands } from './use-touched.ts'

const Row = chakra('div', {
  base: { position: 'relative', display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', gap: '2', direction: 'ltr' },
})
const Cell = chakra('span', {
  base: {
    minHeight: '14',
    display: 'grid',
    placeItems: 'center',
    borderWidth: '1px',
    borderColor: 'edge',
    borderRadius: 'control',
    bg: 'surface',
    textStyle: 'display',
    fontVariantNumeric: 'tabular-nums',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'quick',
  },
  variants: {
    look: {
      waiting: {},
      next: {
        '.code-input:focus-visible ~ &': { borderColor: 'focus', boxShadow: 'inset 0 0 0 1px var(--q-colors-focus)' },
      },
      wrong: { borderColor: 'bad' },
    },
  },
})
const RealInput = chakra('input', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    opacity: '0.01',
    color: 'transparent',
    caretColor: 'transparent',
    bg: 'transparent',
    fontSize: '1rem',
    letterSpacing: '2em',
    outline: 'none',
    cursor: 'pointer',
  },
})

interface CodeFieldProps {
  label: ReactNode
  name: string
  error?: ReactNode
  /** A secret of six digits: shown as dots, and neither offered nor kept by the phone. */
  masked?: boolean
  autoFocus?: boolean
  disabled?: boolean
  onComplete?: (code: string) => void
}

/** Six painted cells over one real input, so that a pasted or offered code lands whole. */
export function CodeField({
  label,
  name,
  error: found,
  masked = false,
  autoFocus = true,
  disabled = false,
  onComplete,
}: CodeFieldProps) {
  const id = useId()
  const error = useStands(found, name)
  const [digits, setDigits] = useState('')
  const take = (text: string) => {
    const next = text.replace(/\D/g, '').slice(0, CODE_DIGITS)
    setDigits(next)
    if (next.length === CODE_DIGITS && next !== digits) onComplete?.(next)
  }
  return (
    <div>
      <Eyebrow as="label" display="block" marginBottom="1.5" {...{ htmlFor: id }}>
        {label}
      </Eyebrow>
      <Row>
        <RealInput
          id={id}
          name={name}
          className="code-input"
          type={masked ? 'password' : 'text'}
          inputMode="numeric"
          autoComplete={masked ? 'off' : 'one-time-code'}
          enterKeyHint="done"
          value={digits}
          autoFocus={autoFocus}
          data-autofocus={autoFocus || undefined}
          readOnly={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-says` : undefined}
          onChange={(change) => take(change.currentTarget.value)}
        />
        {Array.from({ length: CODE_DIGITS }, (_, place) => (
          <Cell
            key={place}
            look={error ? 'wrong' : place === Math.min(digits.length, CODE_DIGITS - 1) ? 'next' : 'waiting'}
            aria-hidden
          >
            {masked && digits[place] ? '•' : digits[place]}
          </Cell>
        ))}
      </Row>
      {error && (
        <Note tone="bad" marginTop="1.5" id={`${id}-says`} role="alert">
          {error}
        </Note>
      )}
    </div>
  )
}
