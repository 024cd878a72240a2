import { chakra } from '@chakra-ui/react'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { Eyebrow, Note } from './text.tsx'
import { useStands } from './use-touched.ts'

const Line = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    minHeight: 'tap',
    paddingBlock: '3',
    cursor: 'pointer',
  },
})
const Box = chakra('input', { base: { width: '6', height: '6', flex: 'none', accentColor: 'var(--q-colors-accent)' } })
const Words = chakra('span', { base: { minWidth: '0', '& > span': { display: 'block' } } })

interface CheckProps extends Omit<ComponentProps<typeof Box>, 'type' | 'value'> {
  label: ReactNode
  note?: ReactNode
}

/** Something that is so or is not; its answer is `1` or nothing. */
export const Check = ({ label, note, ...rest }: CheckProps) => (
  <Line>
    <Box type="checkbox" value="1" {...rest} />
    <Words>
      <span>{label}</span>
      {note && <Note as="span">{note}</Note>}
    </Words>
  </Line>
)

interface AnswerProps extends CheckProps {
  name: string
}

interface CheckFieldProps extends Omit<AnswerProps, 'onChange'> {
  error?: ReactNode
}

export function CheckField({ error, defaultChecked = false, ...rest }: CheckFieldProps) {
  const id = useId()
  const [isTicked, tick] = useState(defaultChecked)
  const stands = useStands(error, rest.name)
  const says = !isTicked && stands
  return (
    <div>
      <Check
        aria-invalid={says ? true : undefined}
        aria-describedby={says ? id : undefined}
        defaultChecked={defaultChecked}
        onChange={({ target }) => tick(target.checked)}
        {...rest}
      />
      {says && (
        <Note tone="bad" id={id} role="alert">
          {says}
        </Note>
      )}
    </div>
  )
}

interface CheckGroupProps {
  label: ReactNode
  checks: readonly AnswerProps[]
  error?: ReactNode
}

export function CheckGroup({ label, checks, error: found }: CheckGroupProps) {
  const id = useId()
  const error = useStands(found, ...checks.map(({ name }) => name))
  return (
    <div role="group" aria-labelledby={id}>
      <Eyebrow id={id}>{label}</Eyebrow>
      {checks.map((check) => (
        <Check
          key={check.name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-says` : undefined}
          {...check}
        />
      ))}
      {error && (
        <Note tone="bad" id={`${id}-says`} role="alert">
          {error}
        </Note>
      )}
    </div>
  )
}
