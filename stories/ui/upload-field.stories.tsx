import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { attachment } from '#contract/attachment.ts'
import type { PictureProgress } from '#machines/attachment/picture.ts'
import { uploadFlow } from '#machines/attachment/upload.flow.ts'
import { screen as screenOf, type ViewProps as Seen } from '#src/lib/screen.tsx'
import { UploadField } from '#src/ui/attachment/upload-field.tsx'
import { arrivedPicture, chosenPicture, largePicture, pictureKind, picturesFull } from '../fixtures/attachment.ts'
import { busy, silent, tooOften } from '../fixtures/trouble.ts'
import { onBench } from '../lib/bench.tsx'
import { scenes } from '../lib/scenes.tsx'

export default {
  title: 'ui/Upload field',
  decorators: [onBench],
} satisfies Meta

type Field = Parameters<typeof UploadField>[0]

const gesture = fn<Field['onGesture']>().mockName('gesture')
const picture = chosenPicture
const sight = (state: PictureProgress['state'], more: Partial<PictureProgress> = {}): PictureProgress => ({
  state,
  part: 0,
  ...more,
})
const field = (pictures: readonly PictureProgress[], more: Partial<Field> = {}): StoryObj => ({
  render: () => <UploadField label="Proof of payment" pictures={pictures} onGesture={gesture} {...more} />,
  play: shown,
})
const empty = sight('empty')

const one =
  (state: PictureProgress['state']) =>
  ({ context: facts, send }: Seen<typeof uploadFlow>) => (
    <UploadField
      label="Proof of payment"
      pictures={[{ state, ...facts, ...(facts.picture && { picture: { ...facts.picture, ...picture } }) }]}
      onGesture={(_at, made) => send(made)}
    />
  )
const UploadScreen = screenOf(uploadFlow, {
  recalling: one('recalling'),
  empty: one('empty'),
  choosing: one('choosing'),
  compressing: one('compressing'),
  unfit: one('unfit'),
  resuming: one('resuming'),
  uploading: one('uploading'),
  cancelled: one('cancelled'),
  failed: one('failed'),
  refused: one('refused'),
  uploaded: one('uploaded'),
})
const at = scenes(uploadFlow, UploadScreen, {
  input: { key: 'proof/0' },
  paths: ['/pages/login/shop'],
  calls: { sending: attachment.upload },
})

const shown = () =>
  waitFor(() => {
    for (const image of document.querySelectorAll('img')) void expect(image.naturalWidth).toBeGreaterThan(0)
  })

export const Recalling = at('recalling')
export const Empty = at('empty')
export const EmptyHinted: StoryObj = {
  ...field([empty], { hint: 'The receipt of your bank, with amount and date.' }),
  play: async () => {
    const input = screen.getByLabelText<HTMLInputElement>(/add a picture/i)
    await expect(input).toHaveAccessibleDescription('The receipt of your bank, with amount and date.')
    await userEvent.upload(input, new File(['x'], 'receipt.jpg', { type: 'image/jpeg' }))
    await expect(gesture).toHaveBeenLastCalledWith(0, expect.objectContaining({ type: 'choose' }))
    await expect(input.value).toBe('')
  },
}
export const EmptyMissing: StoryObj = field([empty], { error: 'Please add the proof of your payment.' })
export const Choosing = at('choosing')
export const Compressing = at('compressing')
export const Uploading = at(
  'uploading',
  { picture, part: 0.42 },
  {
    play: async () => {
      await shown()
      await expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42')
    },
  },
)
export const UploadingJustBegun = at('uploading', { picture }, { play: shown })
export const UploadingNearlyThere = at('uploading', { picture, part: 1 }, { play: shown })
export const Uploaded = at('uploaded', { picture, part: 1, attachment: arrivedPicture }, { play: shown })
export const UploadedOriginal = at(
  'uploaded',
  { picture: largePicture, sendsOriginal: true, part: 1, attachment: arrivedPicture },
  {
    play: async () => {
      await shown()
      await expect(screen.getByRole('checkbox', { name: 'Send the original' })).toBeChecked()
    },
  },
)
export const Failed = at(
  'failed',
  { picture, part: 0.7, trouble: silent },
  {
    play: async () => {
      await shown()
      await expect(screen.getByRole('alert')).toHaveTextContent('-500')
    },
  },
)
export const FailedBusy = at('failed', { picture, trouble: busy }, { play: shown })
export const FailedTooOften = at('failed', { picture, trouble: tooOften }, { play: shown })
export const Refused = at('refused', { picture, trouble: pictureKind }, { play: shown })
export const RefusedFull = at('refused', { picture, trouble: picturesFull }, { play: shown })
export const Unfit = at(
  'unfit',
  { unfit: 'unreadable' },
  {
    play: async () => {
      const said = await screen.findByText(/failed to obtain/)
      await expect(said).toHaveTextContent(/^This file cannot be opened as a picture\..*failed to obtain$/)
    },
  },
)
export const UnfitHeic = at('unfit', { unfit: 'heic' })
export const Cancelled = at('cancelled', { picture, part: 0.3 }, { play: shown })
export const Resuming = at('resuming', { picture }, { play: shown })
const uploaded = sight('uploaded', { picture, part: 1, attachment: arrivedPicture })
export const SeveralNone: StoryObj = field(Array.from({ length: 6 }, () => empty))
export const SeveralMixed: StoryObj = field([
  uploaded,
  sight('uploading', { picture, part: 0.42 }),
  sight('failed', { picture, trouble: silent }),
  empty,
  empty,
  empty,
])
export const SeveralAll: StoryObj = field(Array.from({ length: 6 }, () => uploaded))
