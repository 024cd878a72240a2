import { chakra } from '@chakra-ui/react'
import { ChevronRight, Megaphone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Home } from '#contract/home.ts'
import { pressed, row } from '#src/theme/recipes/row.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Place, IfBuilt } from '#src/ui/place.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { Tile } from '#src/ui/tile.tsx'

const Still = chakra('p', { base: row }, { defaultProps: { 'data-row': '' } })
const Way = chakra(Place, { base: pressed }, { defaultProps: { 'data-row': '' } })
const Words = chakra('span', { base: { flex: '1', minWidth: '0', textStyle: 'note' } })

export const Marquee = ({ lines }: { lines: Home['marquee'] }) => (
  <Rows>
    {lines.map(({ id, text, link }) => (
      <IfBuilt key={id} to={link} otherwise={<Still>{inside(text)}</Still>}>
        {(there) => (
          <Way to={there}>
            {inside(text)}
            <Icon of={ChevronRight} size={18} mirrors />
          </Way>
        )}
      </IfBuilt>
    ))}
  </Rows>
)

const inside = (text: string): ReactNode => (
  <>
    <span data-lead="">
      <Tile icon={Megaphone} />
    </span>
    <Words>{text}</Words>
  </>
)
