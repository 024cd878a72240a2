import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { control } from '#src/theme/recipes/control.ts'
import { eyebrow } from '#src/theme/recipes/text.ts'
import { Icon, IconButton } from './icon.tsx'
import { Note } from './text.tsx'
import { useStands } from './use-touched.ts'

const Input = chakra('input', control)
const Label = chakra('label', { base: { ...eyebrow.base, display: 'block', marginBottom: '1.5' } })

/** Every sign of it counts, small or capital. */
const EXACT = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  dir: 'ltr',
} as const

const KINDS = {
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'username',
    autoCapitalize: 'none',
    spellCheck: false,
    dir: 'ltr',
  },
  account: { type: 'text', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false, dir: 'ltr' },
  phone: { type: 'tel', autoComplete: 'tel', dir: 'ltr' },
  password: {
    type: 'password',
    autoComplete: 'current-password',
    autoCapitalize: 'none',
    spellCheck: false,
    dir: 'ltr',
  },
  newPassword: {
    type: 'password',
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
    dir: 'ltr',
  },
  capitals: { type: 'text', autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, dir: 'ltr' },
  exact: { type: 'text', ...EXACT },
  /** Exact, and read to its end: it grows with what is typed. */
  whole: {
    ...EXACT,
    as: 'textarea',
    rows: 2,
    display: 'block',
    fieldSizing: 'content',
    resize: 'none',
    paddingBlock: '3.5',
    overflowWrap: 'anywhere',
  },
  amount: { type: 'text', inputMode: 'decimal', autoComplete: 'off', dir: 'ltr' },
  text: { type: 'text' },
} as const

export interface FieldProps extends Omit<ComponentProps<typeof Input>, 'kind'> {
  kind: keyof typeof KINDS
  label: ReactNode
  name: string
  error?: ReactNode
  hint?: ReactNode
}

interface QuestionProps {
  label: ReactNode
  name: string
  error?: ReactNode
  hint?: ReactNode
  children: (control: {
    id: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** What is wrong is always said beside it, never only as a colour. */
export function Question({ label, name, error: found, hint, children }: QuestionProps) {
  const id = useId()
  const saysId = `${id}-says`
  const error = useStands(found, name)
  const says = error ?? hint
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': says ? saysId : undefined })}
      {says && (
        <Note id={saysId} marginTop="1.5" tone={error ? 'bad' : 'calm'} role={error ? 'alert' : undefined}>
          {says}
        </Note>
      )}
    </div>
  )
}

export function Field({ kind, label, error, hint, ...rest }: FieldProps) {
  const [shown, setShown] = useState(false)
  const secret = kind === 'password' || kind === 'newPassword'
  return (
    <Question label={label} name={rest.name} error={error} hint={hint}>
      {(control) => (
        <chakra.div position="relative">
          <Input
            {...KINDS[kind]}
            {...(secret && shown && { type: 'text' })}
            textAlign="start"
            {...(secret && { paddingInlineEnd: '14' })}
            _rtl={
              kind === 'text'
                ? {}
                : { textAlign: 'right', ...(secret && { paddingInlineEnd: '3.5', paddingInlineStart: '14' }) }
            }
            {...control}
            {...rest}
          />
          {secret && <Reveal shown={shown} onToggle={() => setShown(!shown)} />}
        </chakra.div>
      )}
    </Question>
  )
}

function Reveal({ shown, onToggle }: { shown: boolean; onToggle: () => void }) {
  const { t } = useLingui()
  return (
    <IconButton
      position="absolute"
      insetBlock="1"
      insetInlineEnd="1"
      aria-pressed={shown}
      aria-label={t`Show the password`}
      onClick={onToggle}
    >
      <Icon of={shown ? EyeOff : Eye} size={20} />
    </IconButton>
  )
}
