import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import type { editProfileFlow } from '#machines/account/edit-profile.flow.ts'
import type { Gesture } from '#machines/attachment/picture.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { card } from '#src/theme/recipes/surface.ts'
import { Replace } from '#src/ui/attachment/choose.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Portrait } from '#src/ui/portrait.tsx'
import { Note } from '#src/ui/text.tsx'
import { TroubleText } from '#src/ui/trouble-text.tsx'
import { Cropped } from './cropped.tsx'

export type Going = 'reading' | 'unfit' | 'sending' | 'lost'

const Field = chakra('div', {
  base: {
    ...card.base,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    padding: '4',
    outline: 'none',
  },
})
const Side = chakra('div', {
  base: {
    flex: '1 1 11rem',
    minWidth: '0',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
  },
})
const Ways = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '6' } })
const Status = chakra('div', {
  base: { display: 'flex', gap: '2', alignItems: 'flex-start', textStyle: 'note' },
  variants: { tone: { calm: { color: 'ink2' }, good: { color: 'good' }, bad: { color: 'bad' } } },
})
const Disc = chakra('span', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: 'full',
    width: '24',
    height: '24',
    flex: 'none',
    bg: 'sunken',
  },
})
const Line = chakra('div', {
  base: { height: '1', borderRadius: 'full', bg: 'sunken', overflow: 'hidden', marginTop: '1.5', flex: '1 1 100%' },
})
const Gone = chakra('span', {
  base: { display: 'block', height: 'full', bg: 'ink', transitionProperty: 'width', transitionDuration: 'calm' },
})

export function PortraitField({ view, going }: { view: ViewProps<typeof editProfileFlow>; going: Going | undefined }) {
  const { context, send, can } = view
  const { form, user, photo, cut, part } = context
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  /** What was pressed may be gone the next moment; whoever uses a keyboard stays here. */
  const act = (event: Parameters<typeof send>[0]) => {
    field.current?.focus()
    send(event)
  }
  const chosen = (gesture: Gesture) => {
    if (gesture.type === 'choose') act({ type: 'choose', file: gesture.file })
  }
  const way = (type: 'cancel' | 'retry' | 'remove', words: ReactNode) => (
    <Button kind="text" onClick={() => act({ type })}>
      {words}
    </Button>
  )
  const isNew = form.avatar !== '' && form.avatar !== user?.avatar
  return (
    <Field
      ref={field}
      tabIndex={-1}
      role="group"
      aria-labelledby={id}
      aria-busy={going === 'reading' || going === 'sending'}
    >
      {going === 'sending' && photo && cut ? (
        <Disc aria-hidden>
          <Cropped photo={photo} cut={cut} />
        </Disc>
      ) : (
        <Portrait size="large" name={user?.nickname ?? ''} url={form.avatar} />
      )}
      <Side>
        <Note as="span" id={id}>
          <Trans>Picture</Trans>
        </Note>
        <Standing going={going} view={view} isNew={isNew} />
        <Ways>
          {going === 'reading' && way('cancel', <Trans>Cancel</Trans>)}
          {going === 'sending' && way('cancel', <Trans>Stop sending</Trans>)}
          {going === 'lost' && can('retry') && way('retry', <Trans>Try again</Trans>)}
          {can('choose') && (
            <Replace onGesture={chosen}>
              {going === 'lost' ? (
                <Trans>Choose another</Trans>
              ) : form.avatar === '' ? (
                <Trans>Choose a picture</Trans>
              ) : (
                <Trans>Change picture</Trans>
              )}
            </Replace>
          )}
          {going === 'lost' && way('cancel', <Trans>Leave it as it is</Trans>)}
          {can('remove') && way('remove', <Trans>Remove</Trans>)}
        </Ways>
      </Side>
      {going === 'sending' && <Progress part={part} />}
    </Field>
  )
}

function Progress({ part }: { part: number }) {
  const { t } = useLingui()
  const percent = Math.round(part * 100)
  return (
    <Line
      role="progressbar"
      aria-label={t`Sending the picture`}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <Gone style={{ width: `${percent}%` }} />
    </Line>
  )
}

interface StandingProps {
  going: Going | undefined
  view: ViewProps<typeof editProfileFlow>
  isNew: boolean
}

function Standing({ going, view: { context }, isNew }: StandingProps) {
  const percent = Math.round(context.part * 100)
  switch (going) {
    case 'reading':
      return (
        <Status tone="calm" role="status">
          <Trans>Preparing…</Trans>
        </Status>
      )
    case 'sending':
      return (
        <Status tone="calm">
          <Trans>Sending… {percent} %</Trans>
        </Status>
      )
    case 'unfit':
      return (
        <Status tone="bad" role="alert">
          <Icon of={CircleAlert} size={20} />
          {context.unfit === 'heic' ? (
            <Trans>This browser cannot open HEIC pictures. Please choose a JPEG, or a screenshot of it.</Trans>
          ) : (
            <div>
              <Trans>This file cannot be opened as a picture. Please choose another one.</Trans>
              <br />
              <Trans>failed to obtain</Trans>
            </div>
          )}
        </Status>
      )
    case 'lost':
      return (
        <Status tone="bad" role="alert">
          <Icon of={CircleAlert} size={20} />
          <div>
            <TroubleText of={context.lost} />
          </div>
        </Status>
      )
    default:
      return (
        isNew && (
          <Status tone="good" role="status">
            <Icon of={CircleCheck} size={20} />
            <Trans>Received. It is shown once you save.</Trans>
          </Status>
        )
      )
  }
}
