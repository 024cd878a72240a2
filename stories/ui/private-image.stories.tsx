import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { FetchPictureProvider, type FetchPicture } from '#src/lib/fetch-picture.ts'
import { PrivateImage } from '#src/ui/attachment/private-image.tsx'
import { arrivedPicture, receipt } from '../fixtures/attachment.ts'
import { Bench, Wide } from '../lib/bench.tsx'

export default { title: 'ui/Private image' } satisfies Meta

const { url, width, height } = arrivedPicture
const fetched = (fetchPicture: FetchPicture): StoryObj => ({
  render: () => (
    <FetchPictureProvider value={fetchPicture}>
      <Bench>
        <Wide>
          <PrivateImage url={url} alt="Proof of payment" width={width} height={height} />
        </Wide>
      </Bench>
    </FetchPictureProvider>
  ),
})
const drawn = () => waitFor(() => expect(screen.getByRole<HTMLImageElement>('img').naturalWidth).toBeGreaterThan(0))

export const Loading: StoryObj = fetched(() => new Promise(() => undefined))
export const Shown: StoryObj = { ...fetched(async () => receipt), play: drawn }
export const Missing: StoryObj = fetched(async () => undefined)
export const Failed: StoryObj = fetched(async () => Promise.reject(new Error('no network')))

const second = fn<FetchPicture>(async () => receipt).mockRejectedValueOnce(new Error('no network'))
export const ShownAtTheSecondTry: StoryObj = {
  ...fetched(second),
  beforeEach: () => {
    second.mockReset().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(receipt)
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await drawn()
  },
}
