import { chakra } from '@chakra-ui/react'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Address } from '#contract/addresses.ts'
import { Icon } from './icon.tsx'
import { IfBuilt, Place } from './place.tsx'

export const Rows = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } })

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: '14',
  paddingBlock: '3',
  borderBottomWidth: '1px',
  borderColor: 'line',
  color: 'ink',
  textAlign: 'start',
} as const

const Still = chakra('div', { base: line })
const Way = chakra(Place, { base: { ...line, _hover: { color: 'accent' } } })
const Press = chakra(
  'button',
  { base: { ...line, cursor: 'pointer', _hover: { color: 'accent' } } },
  { defaultProps: { type: 'button' } },
)
const Sides = chakra('span', {
  base: { flex: '1', minWidth: '0', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' },
})
const Words = chakra('span', {
  base: { flex: '1 1 6rem', minWidth: '0', overflowWrap: 'anywhere', '& > span': { display: 'block' } },
})
const More = chakra('span', { base: { textStyle: 'note', color: 'ink3' } })
const Value = chakra('span', {
  base: { color: 'ink2', textAlign: 'end', overflowWrap: 'anywhere', marginInlineStart: 'auto', maxWidth: 'full' },
})

interface Inside {
  icon?: LucideIcon
  label: ReactNode
  note?: ReactNode
  value?: ReactNode
}

const Inner = ({ icon, label, note, value }: Inside) => (
  <>
    {icon && (
      <chakra.span color="ink2" display="flex">
        <Icon of={icon} />
      </chakra.span>
    )}
    <Sides>
      <Words>
        <span>{label}</span>
        {note && <More>{note}</More>}
      </Words>
      {value && <Value>{value}</Value>}
    </Sides>
  </>
)

export const Row = (inside: Inside) => (
  <Still>
    <Inner {...inside} />
  </Still>
)

export function PlaceRow({ to, ...inside }: Inside & { to: Address }) {
  return (
    <IfBuilt to={to}>
      {(there) => (
        <Way to={there}>
          <Inner {...inside} />
          <chakra.span color="ink3" display="flex">
            <Icon of={ChevronRight} size={18} mirrors />
          </chakra.span>
        </Way>
      )}
    </IfBuilt>
  )
}

export const PressRow = ({ onPress, ...inside }: Inside & { onPress: () => void }) => (
  <Press onClick={onPress}>
    <Inner {...inside} />
  </Press>
)
