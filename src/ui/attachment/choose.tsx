import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { ImagePlus } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Gesture, PictureProgress } from '#machines/attachment/picture.ts'
import { button } from '#src/theme/recipes/button.ts'
import { Tile } from '../tile.tsx'
import { Note, Strong } from '../text.tsx'

const File = chakra('input', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    opacity: '0',
    cursor: 'pointer',
    fontSize: '1rem',
    _disabled: { cursor: 'default' },
  },
})
const ring = { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' } as const
const Press = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '20',
    paddingInline: '4',
    paddingBlock: '3',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'edge',
    borderRadius: 'control',
    bg: 'var(--ground, var(--q-colors-surface))',
    color: 'ink',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'quick',
    _hover: { bg: 'sunken' },
    '&:has(input:focus-visible)': ring,
  },
  variants: { wrong: { true: { borderColor: 'bad' } }, waiting: { true: { borderColor: 'line' } } },
})
const Words = chakra('span', { base: { minWidth: '0', '& > span': { display: 'block' } } })
const Replacing = chakra('label', button)

interface FileInputProps {
  describedBy?: string | undefined
  wrong?: boolean
  disabled?: boolean
  onGesture: (gesture: Gesture) => void
}

function FileInput({ describedBy, wrong = false, disabled = false, onGesture }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const element = input.current
    const dismiss = () => onGesture({ type: 'dismiss' })
    // React hears this event from dialogs only.
    element?.addEventListener('cancel', dismiss)
    return () => element?.removeEventListener('cancel', dismiss)
  }, [onGesture])
  return (
    <File
      ref={input}
      type="file"
      accept="image/*"
      disabled={disabled}
      aria-invalid={wrong || undefined}
      aria-describedby={describedBy}
      onClick={() => onGesture({ type: 'open' })}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0]
        // The same file may be chosen once more.
        currentTarget.value = ''
        if (file) onGesture({ type: 'choose', file })
      }}
    />
  )
}

export function Choose({ state, more, ...rest }: FileInputProps & { state: PictureProgress['state']; more: boolean }) {
  const waiting = state === 'recalling'
  return (
    <Press wrong={rest.wrong ?? false} waiting={waiting} data-picture={state}>
      <FileInput {...rest} disabled={waiting} />
      <Tile icon={ImagePlus} />
      <Words>
        <Strong>{more ? <Trans>Add another picture</Trans> : <Trans>Add a picture</Trans>}</Strong>
        <Note as="span">
          <Trans>From the camera or the gallery</Trans>
        </Note>
      </Words>
    </Press>
  )
}

export const Replace = ({ onGesture, children }: { onGesture: (gesture: Gesture) => void; children: ReactNode }) => (
  <Replacing kind="text" position="relative" css={{ '&:has(input:focus-visible)': ring }}>
    <FileInput onGesture={onGesture} />
    {children}
  </Replacing>
)
