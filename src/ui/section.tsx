import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { Heading } from './text.tsx'

const Frame = chakra('section', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2', marginTop: '1' },
})
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    paddingInline: '1',
    '& > :is(a, button)': { marginBlockStart: '-3', marginBlockEnd: '-2' },
  },
})

interface SectionProps {
  title: ReactNode
  /** What stands at the end of the heading: the way to all of it. */
  all?: ReactNode
  /** `group` names rows that belong together, as in My. */
  look?: 'part' | 'group'
  level?: 2 | 3
  children: ReactNode
}

export function Section({ title, all, look = 'part', level = 2, children }: SectionProps) {
  const id = useId()
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <Heading id={id} as={`h${level}`} look={look === 'part' ? 'strong' : 'label'}>
          {title}
        </Heading>
        {all}
      </Head>
      {children}
    </Frame>
  )
}
