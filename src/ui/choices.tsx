import { chakra } from '@chakra-ui/react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { radio } from '#src/theme/recipes/control.ts'
import { row } from '#src/theme/recipes/row.ts'
import { card } from '#src/theme/recipes/surface.ts'
import { Note } from './text.tsx'
import { useStands, useTouch } from './use-touched.ts'

export const ChoiceGroup = chakra('fieldset', {
  base: { ...card.base, margin: '0', minWidth: '0', paddingInline: '4', overflow: 'hidden', border: 'none' },
})
export const ChoiceLegend = chakra('legend', {
  base: { textStyle: 'label', color: 'ink2', padding: '0', float: 'left', width: 'full', paddingTop: '3' },
})

export const choiceLine = {
  ...row,
  clear: 'both',
  '& > span:not([data-lead])': { flex: '1', minWidth: '0' },
} as const
const Line = chakra(
  'label',
  {
    base: {
      ...choiceLine,
      cursor: 'pointer',
      '& > input': radio,
      '&:has(> :disabled)': { color: 'ink3', cursor: 'default' },
    },
  },
  { defaultProps: { 'data-row': '' } },
)

export const About = chakra('span', { base: { display: 'block', textStyle: 'note', color: 'ink2' } })

interface ChoicesProps {
  legend: ReactNode
  error?: ReactNode
  children: (wrong: string | undefined) => ReactNode
}

export function Choices({ legend, error: found, children }: ChoicesProps) {
  const id = useId()
  const error = useStands(found, id)
  const touch = useTouch()
  const wrong = error ? id : undefined
  return (
    <>
      <ChoiceGroup aria-describedby={wrong} onChange={() => touch(id)}>
        <ChoiceLegend>{legend}</ChoiceLegend>
        {children(wrong)}
      </ChoiceGroup>
      {error && (
        <Note id={id} role="alert" tone="bad">
          {error}
        </Note>
      )}
    </>
  )
}

interface ChoiceProps extends Pick<ComponentProps<'input'>, 'name' | 'value' | 'checked' | 'disabled'> {
  wrong: string | undefined
  lead?: ReactNode
  onChoose: () => void
  children: ReactNode
}

export const Choice = ({ wrong, lead, onChoose, children, ...input }: ChoiceProps) => (
  <Line>
    {lead && <span data-lead="">{lead}</span>}
    <span>{children}</span>
    <input type="radio" {...input} aria-describedby={wrong} onChange={onChoose} />
  </Line>
)
