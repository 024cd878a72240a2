import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useId, useRef, type ReactNode } from 'react'
import { areSettled, type Gesture, type PictureProgress } from '#machines/attachment/picture.ts'
import { Line } from '../surface.tsx'
import { Note } from '../text.tsx'
import { useStands, useTouch } from '../use-touched.ts'
import { Choose } from './choose.tsx'
import { PictureCard } from './picture-card.tsx'

const Field = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2', minWidth: '0', outline: 'none' },
})

interface UploadFieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  pictures: readonly PictureProgress[]
  onGesture: (at: number, gesture: Gesture) => void
}

const ABSENT: ReadonlySet<PictureProgress['state']> = new Set(['recalling', 'empty', 'choosing'])

const STAYS: ReadonlySet<Gesture['type']> = new Set(['open', 'dismiss', 'switch'])

export function UploadField({ label, hint, error: found, pictures, onGesture }: UploadFieldProps) {
  const id = useId()
  const error = useStands(found, id)
  const touch = useTouch()
  const field = useRef<HTMLDivElement>(null)
  const gesture = (at: number, made: Gesture) => {
    if (!STAYS.has(made.type)) {
      touch(id)
      // What was pressed may be gone the next moment; whoever uses a keyboard stays here.
      field.current?.focus()
    }
    onGesture(at, made)
  }
  const most = pictures.length
  const chosen = pictures.filter(({ state }) => !ABSENT.has(state)).length
  const free = pictures.findIndex(({ state }) => ABSENT.has(state))
  const next = pictures[free]
  const says = error ?? hint
  return (
    <Field ref={field} tabIndex={-1} role="group" aria-labelledby={`${id}-label`} aria-busy={!areSettled(pictures)}>
      <Line textStyle="label" color="ink2">
        <span id={`${id}-label`}>{label}</span>
        {most > 1 && (
          <span>
            <Trans>
              {chosen} of {most}
            </Trans>
          </span>
        )}
      </Line>
      {pictures.map((view, at) =>
        ABSENT.has(view.state) ? null : (
          <PictureCard
            key={at}
            of={view}
            place={most > 1 ? at + 1 : undefined}
            onGesture={(made) => gesture(at, made)}
          />
        ),
      )}
      {next && (
        <Choose
          state={next.state}
          more={chosen > 0}
          wrong={Boolean(error)}
          describedBy={says ? `${id}-says` : undefined}
          onGesture={(made) => gesture(free, made)}
        />
      )}
      {says && (
        <Note id={`${id}-says`} tone={error ? 'bad' : 'calm'} role={error ? 'alert' : undefined}>
          {says}
        </Note>
      )}
    </Field>
  )
}
