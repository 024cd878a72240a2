import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { Attachment } from '#contract/attachment.ts'
import { PICTURE_BYTES, PICTURE_SENT, PICTURE_SIDE } from '#contract/limits.ts'
import type { UnfitFile } from '#machines/attachment/picture.ts'
import { Unreachable } from '#machines/lib/trouble.ts'
import type { Client } from '#src/api/client.ts'
import { picturesBy } from '#src/api/pictures.ts'
import { carrierOf } from '#src/api/send-picture.ts'
import { compress } from '#src/lib/compress.ts'
import { forgetDrafts } from '#src/lib/storage.ts'
import { Button } from '#src/ui/button.tsx'
import { LateUploadField } from '#src/ui/attachment/late-upload-field.tsx'
import { arrivedPicture } from '../fixtures/attachment.ts'
import { Bench, Wide } from '../lib/bench.tsx'

export default {
  title: 'ui/Upload field, live',
  parameters: { inspect: false },
  beforeEach: () => {
    forgetDrafts()
    answers.length = 0
  },
} satisfies Meta

const answers: { give(answer: Attachment): void; fail(error: Error): void }[] = []
const client = {
  carry: () => new Promise((give, fail) => answers.push({ give, fail })),
} as unknown as Client

const flow = picturesBy(client, 7)

function Pictures() {
  const [{ context }, send] = useMachine(flow, { input: { key: 'story', most: 2 } })
  return (
    <LateUploadField
      label="Proof of payment"
      pictures={context.pictures}
      onGesture={(at, gesture) => send({ type: 'picture', at, gesture })}
    />
  )
}

function Phone() {
  const [visits, setVisits] = useState(1)
  return (
    <Bench>
      <Wide key={visits}>
        <Pictures />
      </Wide>
      <Button kind="quiet" onClick={() => setVisits(visits + 1)}>
        Close and open again
      </Button>
    </Bench>
  )
}

async function drawing(width: number, height: number, quality = 0.9): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  for (let at = 0; at < 40; at += 1) {
    if (pen) pen.fillStyle = `hsl(${at * 9} 60% 50%)`
    pen?.fillRect((at * width) / 40, 0, width / 40, height)
  }
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

/** As a camera writes it that was held upright. */
async function turned(width: number, height: number): Promise<Blob> {
  const jpeg = new Uint8Array(await (await drawing(width, height)).arrayBuffer())
  const tag = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, ...tag, 0, 0, 0, 0]
  const segment = [0xff, 0xe1, 0, exif.length + 2, ...exif]
  return new Blob([jpeg.slice(0, 2), new Uint8Array(segment), jpeg.slice(2)], { type: 'image/jpeg' })
}

/** What arrives late arrives later on a busy machine: the field, and what is made of a large picture. */
const LATE = { timeout: 10_000 }
/** A field that still looks for what was chosen before takes nothing. */
async function added(): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByLabelText(/add/i)).toBeEnabled(), LATE)
  return screen.getByLabelText(/add/i)
}
const choose = async (picture: Blob) =>
  userEvent.upload(await added(), new File([picture], 'photo.jpg', { type: 'image/jpeg' }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const answer = (at: number) => waitFor(() => answers[at] ?? Promise.reject(new Error('nobody asked')))

export const Journey: StoryObj = {
  render: () => <Phone />,
  play: async () => {
    await choose(await drawing(3_200, 1_600))
    await screen.findByText(/Sending/, {}, LATE)
    await waitFor(() => expect(screen.getByRole<HTMLImageElement>('img').naturalWidth).toBe(PICTURE_SENT.side), LATE)
    await press('Stop sending')
    await screen.findByText(/still on your phone/)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Send the original' }))
    await press('Send picture')
    ;(await answer(1)).fail(new Unreachable('silent'))
    await expect(await screen.findByRole('alert')).toHaveTextContent('-500')
    await press('Close and open again')
    await screen.findByText(/You chose this picture earlier/)
    await press('Send picture')
    ;(await answer(2)).give(arrivedPicture)
    await screen.findByText('Picture received.')
    await press('Close and open again')
    await screen.findByText('Picture received.')
    await expect(answers).toHaveLength(3)
    await expect(screen.getByRole('checkbox', { name: 'Send the original' })).toBeChecked()
    await press('Remove')
    await press('Close and open again')
    await waitFor(() => expect(screen.getByLabelText(/add a picture/i)).toBeEnabled())
    await expect(screen.queryByText('Picture received.')).toBeNull()
  },
}

/** What a phone makes of what it is given. */
export const Compressed: StoryObj = {
  render: () => <Phone />,
  play: async () => {
    const sizeOf = async (picture: Blob) => {
      const { width, height } = await createImageBitmap((await compress(picture)).content as Blob)
      return [width, height]
    }
    const { side } = PICTURE_SENT
    await expect(await sizeOf(await drawing(4_000, 2_000))).toEqual([side, side / 2])
    await expect(await sizeOf(await drawing(80, 60))).toEqual([80, 60])
    await expect(await sizeOf(await turned(400, 200))).toEqual([200, 400])
    const before = await turned(2_400, 1_200)
    const after = await compress(before)
    await expect(after.size).toBeLessThan(before.size)
    await expect(new TextDecoder('latin1').decode(await (after.content as Blob).arrayBuffer())).not.toContain('Exif')
    await expect(after.original).toEqual({ content: before, size: before.size })
  },
}

/** Whose original is not offered: it says no type, is larger than the server takes, or no larger than what is sent. */
export const WithoutOriginal: StoryObj = {
  render: () => <Phone />,
  play: async () => {
    const picture = await turned(2_400, 1_200)
    for (const file of [
      new Blob([picture]),
      new Blob([picture, new Uint8Array(PICTURE_BYTES)], { type: 'image/jpeg' }),
      await drawing(80, 60, 0.1),
      await drawing(PICTURE_SIDE + 1, 600),
    ])
      await expect((await compress(file)).original).toBeUndefined()
  },
}

/** What is no picture, or none that a browser reads. */
export const Unfit: StoryObj = {
  render: () => <Phone />,
  play: async () => {
    const heic = new Blob(['\0\0\0\u0018ftypheic\0\0\0\0mif1heic'])
    for (const [file, why] of [
      [heic, 'heic'],
      [new Blob(['no picture']), 'unreadable'],
      [new Blob([]), 'unreadable'],
    ] as const)
      await expect(await compress(file).catch((error: unknown) => (error as UnfitFile).why)).toBe(why)
  },
}

/** How a picture goes: told as it goes, given up when it is left, and lost without a network. */
export const Carried: StoryObj = {
  render: () => <Phone />,
  play: async () => {
    const picture = await drawing(1_600, 1_200)
    const parts: number[] = []
    const leaving = new AbortController()
    const carry = carrierOf({ picture, signal: leaving.signal, progress: (part) => parts.push(part) })
    const { status } = await carry('token', 'en-us')
    await expect([typeof status, parts.at(-1)]).toEqual(['number', 1])
    const left = carry('token', 'en-us')
    leaving.abort()
    await expect(left).rejects.toBeInstanceOf(Unreachable)
  },
}
