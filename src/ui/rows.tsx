import { chakra } from '@chakra-ui/react'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Address } from '#contract/addresses.ts'
import { pressed, row } from '#src/theme/recipes/row.ts'
import { card } from '#src/theme/recipes/surface.ts'
import { words } from '#src/theme/recipes/text.ts'
import { Icon } from './icon.tsx'
import { IfBuilt, Place } from './place.tsx'
import { type Group, Tile } from './tile.tsx'

/** A card of them. */
export const Rows = chakra('div', card)

const Still = chakra('div', { base: row }, { defaultProps: { 'data-row': '' } })
const Way = chakra(Place, { base: pressed }, { defaultProps: { 'data-row': '' } })
const Press = chakra('button', { base: pressed }, { defaultProps: { type: 'button', 'data-row': '' } })
const Sides = chakra('span', {
  base: { flex: '1', minWidth: '0', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' },
})
const Words = chakra('span', {
  base: { ...words, flex: '1 1 6rem', '& > span': { display: 'block' } },
  variants: { named: { true: { fontWeight: '600' } } },
})
const More = chakra('span', { base: { textStyle: 'note', color: 'ink2' } })
const Value = chakra('span', {
  base: {
    color: 'ink',
    textAlign: 'end',
    marginInlineStart: 'auto',
    maxWidth: 'full',
    // Below its name it reaches no further than the row.
    '& > button': { marginBlock: '-2.5' },
  },
  variants: { named: { true: { fontWeight: '600' } } },
})
const Onwards = chakra('span', { base: { color: 'ink3', display: 'flex' } })

interface Inside {
  icon?: LucideIcon
  group?: Group
  /** What leads instead of an icon: a face, a cover. */
  lead?: ReactNode
  label: ReactNode
  note?: ReactNode
  value?: ReactNode
}

const Inner = ({ icon, group, lead, label, note, value, named }: Inside & { named: boolean }) => (
  <>
    {(icon ?? lead) && <span data-lead="">{icon ? <Tile icon={icon} group={group} /> : lead}</span>}
    <Sides>
      <Words named={named}>
        <span>{label}</span>
        {note && <More>{note}</More>}
      </Words>
      {value && <Value named={named}>{value}</Value>}
    </Sides>
  </>
)

/** A fact: its name is quiet. */
export const Row = (inside: Inside) => (
  <Still>
    <Inner named={Boolean(inside.icon ?? inside.lead)} {...inside} />
  </Still>
)

export function PlaceRow({ to, ...inside }: Inside & { to: Address }) {
  return (
    <IfBuilt to={to}>
      {(there) => (
        <Way to={there}>
          <Inner named {...inside} />
          <Onwards>
            <Icon of={ChevronRight} size={18} mirrors />
          </Onwards>
        </Way>
      )}
    </IfBuilt>
  )
}

export const PressRow = ({ onPress, ...inside }: Inside & { onPress: () => void }) => (
  <Press onClick={onPress}>
    <Inner named {...inside} />
  </Press>
)
