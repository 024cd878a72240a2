import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, CirclePause, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Gesture, PictureProgress } from '#machines/attachment/picture.ts'
import { card } from '#src/theme/recipes/surface.ts'
import { Button } from '../button.tsx'
import { Check } from '../check-field.tsx'
import { Icon } from '../icon.tsx'
import { TroubleText } from '../trouble-text.tsx'
import { BlobImage } from './blob-image.tsx'
import { Replace } from './choose.tsx'

const Card = chakra('div', {
  base: { ...card.base, overflow: 'hidden' },
  variants: {
    wrong: { true: { outline: '2px solid', outlineColor: 'bad', outlineOffset: '-2px' } },
    beside: { true: { display: 'flex', flexWrap: 'wrap' } },
  },
})
const Window = chakra('div', {
  base: {
    position: 'relative',
    height: '220px',
    bg: 'sunken',
    '& > img': { position: 'absolute', inset: '2', width: 'calc(100% - 16px)', height: 'calc(100% - 16px)' },
  },
  // Beside its words while they have room; large text puts it above them.
  variants: { small: { true: { height: 'auto', minHeight: '24', flex: '1 1 88px' } } },
})
const Below = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flex: '999 1 11rem',
    alignContent: 'start',
    gap: '1',
    paddingInline: '4',
    paddingTop: '3',
    paddingBottom: '1',
  },
})
const Status = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    alignItems: 'flex-start',
    textStyle: 'note',
    overflowWrap: 'anywhere',
    '& > div': { minWidth: '0' },
  },
  variants: { tone: { calm: { color: 'ink2' }, good: { color: 'good' }, bad: { color: 'bad' } } },
})
const Ways = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '6' } })
const Track = chakra('div', {
  base: { height: '1', bg: 'sunken', overflow: 'hidden', width: 'full' },
})
const Gone = chakra('span', {
  base: { display: 'block', height: 'full', bg: 'ink', transitionProperty: 'width', transitionDuration: 'calm' },
})

interface PictureCardProps {
  of: PictureProgress
  place: number | undefined
  onGesture: (gesture: Gesture) => void
}

export function PictureCard({ of: view, place, onGesture }: PictureCardProps) {
  const { t } = useLingui()
  const { state, picture } = view
  const wrong = state === 'failed' || state === 'refused' || state === 'unfit'
  const isOneOfSeveral = place !== undefined
  const progress = (state === 'uploading' || state === 'compressing') && <Progress part={view.part} />
  return (
    <Card wrong={wrong} beside={isOneOfSeveral && picture !== undefined} data-picture={state}>
      {picture && (
        <Window small={isOneOfSeveral}>
          <BlobImage of={picture.content as Blob} alt={place ? t`Picture ${place}` : t`The picture you chose`} />
        </Window>
      )}
      {!isOneOfSeveral && progress}
      <Below>
        <Standing of={view} />
        {picture?.original && state !== 'refused' && (
          <Check
            label={<Trans>Send the original</Trans>}
            checked={view.sendsOriginal ?? false}
            onChange={() => onGesture({ type: 'switch' })}
          />
        )}
        <Ways>{waysOf(view, onGesture)}</Ways>
      </Below>
      {isOneOfSeveral && progress}
    </Card>
  )
}

function Progress({ part }: { part: number }) {
  const { t } = useLingui()
  const percent = Math.round(part * 100)
  return (
    <Track
      role="progressbar"
      aria-label={t`Sending the picture`}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <Gone style={{ width: `${percent}%` }} />
    </Track>
  )
}

function Standing({ of: { state, part, unfit, trouble } }: { of: PictureProgress }) {
  const percent = Math.round(part * 100)
  switch (state) {
    case 'compressing':
      return (
        <Says>
          <Trans>Preparing…</Trans>
        </Says>
      )
    case 'uploading':
      return (
        <Says silent>
          <Trans>Sending… {percent} %</Trans>
        </Says>
      )
    case 'uploaded':
      return (
        <Says tone="good" icon={CircleCheck}>
          <Trans>Picture received.</Trans>
        </Says>
      )
    case 'cancelled':
      return (
        <Says icon={CirclePause}>
          <Trans>Not sent. The picture is still on your phone.</Trans>
        </Says>
      )
    case 'resuming':
      return (
        <Says icon={CirclePause}>
          <Trans>You chose this picture earlier. It has not been sent yet.</Trans>
        </Says>
      )
    case 'unfit':
      return (
        <Says tone="bad" icon={CircleAlert}>
          {unfit === 'heic' ? (
            <Trans>This browser cannot open HEIC pictures. Please choose a JPEG, or a screenshot of it.</Trans>
          ) : (
            <>
              <Trans>This file cannot be opened as a picture. Please choose another one.</Trans>
              <br />
              <Trans>failed to obtain</Trans>
            </>
          )}
        </Says>
      )
    default:
      return (
        <Says tone="bad" icon={CircleAlert}>
          <TroubleText of={trouble} />
        </Says>
      )
  }
}

interface SaysProps {
  tone?: 'calm' | 'good' | 'bad'
  icon?: LucideIcon
  /** Changes too often to be read aloud; the progress bar tells it when asked. */
  silent?: boolean
  children: ReactNode
}

function Says({ tone = 'calm', icon, silent = false, children }: SaysProps) {
  return (
    <Status tone={tone} role={silent ? undefined : tone === 'bad' ? 'alert' : 'status'}>
      {icon && <Icon of={icon} size={20} />}
      <div>{children}</div>
    </Status>
  )
}

function waysOf({ state }: PictureProgress, onGesture: (gesture: Gesture) => void): ReactNode {
  const way = (type: 'cancel' | 'retry' | 'remove', words: ReactNode) => (
    <Button kind="text" onClick={() => onGesture({ type })}>
      {words}
    </Button>
  )
  const replace = (
    <Replace onGesture={onGesture}>
      <Trans>Choose another</Trans>
    </Replace>
  )
  const remove = way('remove', <Trans>Remove</Trans>)
  switch (state) {
    case 'compressing':
    case 'uploading':
      return way('cancel', <Trans>Stop sending</Trans>)
    case 'failed':
      return (
        <>
          {way('retry', <Trans>Try again</Trans>)}
          {replace}
          {remove}
        </>
      )
    case 'cancelled':
    case 'resuming':
      return (
        <>
          {way('retry', <Trans>Send picture</Trans>)}
          {replace}
          {remove}
        </>
      )
    default:
      return (
        <>
          {replace}
          {remove}
        </>
      )
  }
}
