import { useLingui } from '@lingui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useMemo, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { initialTransition, type AnyStateMachine, type SnapshotFrom } from 'xstate'
import { PICTURES_MOST } from '#contract/limits.ts'
import { noPictures, type Gesture, type PictureProgress } from '#machines/attachment/picture.ts'
import { rechargeFlow } from '#machines/recharge/recharge.flow.ts'
import type { Screen } from '#src/lib/screen.tsx'
import { RechargeScreen } from '#src/screens/recharge/recharge.screen.tsx'
import { arrivedPicture, chosenPicture } from '../fixtures/attachment.ts'
import { awaitingProof } from '../fixtures/recharge.ts'
import { translated } from '../lib/said.ts'

export default {
  title: 'recharge/A receipt that was missing',
  parameters: { purpose: 'What was refused for want of a picture is not, once the picture is there.' },
} satisfies Meta

const flow: AnyStateMachine = rechargeFlow
const Shown = RechargeScreen as unknown as Screen<AnyStateMachine>
const [{ context: begun }] = initialTransition(flow, {
  orderNo: awaitingProof.order_no,
  currency: '',
  need: '',
  onePage: false,
  returnTo: '',
})
const empty = noPictures(PICTURES_MOST).map((): PictureProgress => ({ state: 'empty', part: 0 }))
const sending: PictureProgress = { state: 'uploading', part: 0.4, picture: chosenPicture }
const received: PictureProgress = { state: 'uploaded', part: 1, picture: chosenPicture, attachment: arrivedPicture }
const refused = {
  ...begun,
  recharge: awaitingProof,
  pictures: empty,
  wish: { call: 'prove', proof: '', payer: 'Mira Lindqvist' },
  problems: { proof: 'proof-required' },
}

const server = new EventTarget()

function Phone() {
  const { locale } = useLingui().i18n
  const [first, become] = useState<PictureProgress>()
  useEffect(() => {
    const receive = () => become(received)
    server.addEventListener('received', receive)
    return () => server.removeEventListener('received', receive)
  }, [])
  const snapshot = useMemo(() => {
    const pictures = first ? [first, ...empty.slice(1)] : empty
    return flow.resolveState({ value: 'showing', context: translated(locale, { ...refused, pictures }) })
  }, [first, locale])
  return (
    <Shown
      snapshot={snapshot as SnapshotFrom<AnyStateMachine>}
      send={({ type, gesture }: { type: string; gesture?: Gesture }) => {
        if (type === 'picture' && gesture?.type === 'choose') become(sending)
      }}
    />
  )
}

const MISSING = 'Please add a picture that proves the payment.'

export const Received: StoryObj = {
  render: () => <Phone />,
  play: async () => {
    const file = await screen.findByLabelText(/Add a picture/)
    await expect(file).toBeInvalid()
    await expect(screen.getByRole('alert')).toHaveTextContent(MISSING)
    await userEvent.upload(file, new File(['receipt'], 'receipt.png', { type: 'image/png' }))
    await screen.findByRole('progressbar', { name: 'Sending the picture' })
    await expect(screen.getByText(MISSING)).toBeVisible()
    server.dispatchEvent(new Event('received'))
    await waitFor(() => expect(screen.queryByText(MISSING)).toBeNull())
    await expect(screen.queryByRole('alert')).toBeNull()
    await expect(screen.getByText('Picture received.')).toBeVisible()
  },
}
