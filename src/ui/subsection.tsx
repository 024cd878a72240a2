import type { ComponentProps } from 'react'
import { Section } from './section.tsx'

export const Subsection = (props: Omit<ComponentProps<typeof Section>, 'level'>) => <Section level={3} {...props} />
