import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { Sight } from '#machines/attachment/picture.ts'
import { UploadField } from '#src/ui/attachment/upload-field.tsx'
import { arrivedPicture, chosenPicture, pictureKind, picturesFull } from '../fixtures/attachment.ts'
import { busy, silent, tooOften } from '../fixtures/trouble.ts'
import { Bench, Wide } from '../lib/bench.tsx'

export default {
  title: 'ui/Upload field',
  decorators: [
    (Story) => (
      <Bench>
        <Wide>{Story()}</Wide>
      </Bench>
    ),
  ],
} satisfies Meta

type Field = Parameters<typeof UploadField>[0]

const gesture = fn<Field['onGesture']>().mockName('gesture')
const picture = chosenPicture
const sight = (state: Sight['state'], more: Partial<Sight> = {}): Sight => ({ state, part: 0, ...more })
const field = (pictures: readonly Sight[], more: Partial<Field> = {}): StoryObj => ({
  render: () => <UploadField label="Proof of payment" pictures={pictures} onGesture={gesture} {...more} />,
  play: shown,
})
const empty = sight('empty')

/** Every picture of the story has been drawn. */
const shown = () =>
  waitFor(() => {
    for (const image of document.querySelectorAll('img')) void expect(image.naturalWidth).toBeGreaterThan(0)
  })

export const Recalling: StoryObj = field([sight('recalling')])
export const Empty: StoryObj = {
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
export const Choosing: StoryObj = field([sight('choosing')])
export const Compressing: StoryObj = field([sight('compressing')])
export const Uploading: StoryObj = {
  ...field([sight('uploading', { picture, part: 0.42 })]),
  play: async () => {
    await shown()
    await expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(gesture).toHaveBeenLastCalledWith(0, { type: 'cancel' })
  },
}
export const UploadingJustBegun: StoryObj = field([sight('uploading', { picture })])
export const UploadingNearlyThere: StoryObj = field([sight('uploading', { picture, part: 1 })])
export const Uploaded: StoryObj = field([sight('uploaded', { picture, part: 1, attachment: arrivedPicture })])
export const Failed: StoryObj = {
  ...field([sight('failed', { picture, part: 0.7, trouble: silent })]),
  play: async () => {
    await shown()
    await expect(screen.getByRole('alert')).toHaveTextContent('-500')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(gesture).toHaveBeenLastCalledWith(0, { type: 'retry' })
  },
}
export const FailedBusy: StoryObj = field([sight('failed', { picture, trouble: busy })])
export const FailedTooOften: StoryObj = field([sight('failed', { picture, trouble: tooOften })])
export const Refused: StoryObj = field([sight('refused', { picture, trouble: pictureKind })])
export const RefusedFull: StoryObj = field([sight('refused', { picture, trouble: picturesFull })])
export const Unfit: StoryObj = field([sight('unfit', { unfit: 'unreadable' })])
export const UnfitHeic: StoryObj = field([sight('unfit', { unfit: 'heic' })])
export const Cancelled: StoryObj = field([sight('cancelled', { picture, part: 0.3 })])
export const Resuming: StoryObj = {
  ...field([sight('resuming', { picture })]),
  play: async () => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    await expect(gesture).toHaveBeenLastCalledWith(0, { type: 'remove' })
  },
}
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
