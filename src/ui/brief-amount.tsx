import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { figures } from '#src/lib/format.ts'
import { Amount, type Counted } from './amount.tsx'

const Press = chakra(
  'button',
  { base: { minHeight: 'tap', marginBlock: '-1', textAlign: 'start', cursor: 'pointer', overflowWrap: 'anywhere' } },
  { defaultProps: { type: 'button' } },
)

/** Two places, and all of them when it is tapped. */
export function BriefAmount({ value, unit, big = false }: Counted & { big?: boolean }) {
  const { i18n } = useLingui()
  const [isWhole, show] = useState(false)
  const isCut = figures(value, unit, i18n.locale) !== figures(value, unit, i18n.locale, { brief: true })
  if (!isCut) return <Amount value={value} unit={unit} big={big} />
  return (
    <Press aria-expanded={isWhole} onClick={() => show(!isWhole)}>
      <Amount value={value} unit={unit} big={big} brief={!isWhole} />
    </Press>
  )
}
