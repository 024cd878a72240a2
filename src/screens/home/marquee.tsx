import { chakra } from '@chakra-ui/react'
import { ChevronRight, Megaphone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Home } from '#contract/home.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Place, IfBuilt } from '#src/ui/place.tsx'

const line = {
  display: 'flex',
  gap: '2.5',
  alignItems: 'flex-start',
  paddingBlock: '3.5',
  textStyle: 'note',
  color: 'ink2',
  '& > :first-of-type': { color: 'ink3' },
} as const
const Still = chakra('p', { base: line })
const Way = chakra(Place, { base: { ...line, color: 'ink', _hover: { color: 'accent' } } })
const Words = chakra('span', { base: { flex: '1', minWidth: '0', overflowWrap: 'anywhere' } })

export const Marquee = ({ lines }: { lines: Home['marquee'] }) => (
  <chakra.div marginTop="2">
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
  </chakra.div>
)

const inside = (text: string): ReactNode => (
  <>
    <Icon of={Megaphone} size={20} />
    <Words>{text}</Words>
  </>
)
