import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { action } from 'storybook/actions'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Page } from '#src/ui/page.tsx'
import { LatePinSheet } from '#src/ui/late-pin-sheet.tsx'
import { pinLocked, pinWrong, silent } from '../fixtures/trouble.ts'
import { Says } from '../lib/bench.tsx'
import { isMended } from '../lib/mended.ts'
import { opened } from '../lib/opened.ts'
import { Translated } from '../lib/translated.tsx'

export default {
  title: 'ui/Pin sheet',
  decorators: [
    (Story) => (
      <Page title="Transfer" back>
        <Says>The screen below the sheet.</Says>
        {Story()}
      </Page>
    ),
  ],
} satisfies Meta

const scene = (more: Partial<Parameters<typeof LatePinSheet>[0]> = {}): StoryObj => ({
  render: () => (
    <Translated facts={more}>
      {(props) => (
        <LatePinSheet
          title="Send this?"
          act="Send €40.00"
          busy={false}
          onPin={action('pin')}
          onCancel={action('cancel')}
          {...props}
        >
          {more.children ?? 'Harbour Office receives 40.00 EUR. The fee is 0.00 EUR.'}
        </LatePinSheet>
      )}
    </Translated>
  ),
  play: opened,
})
const digits = (text: string) => async () => {
  const field = await screen.findByLabelText(/payment pin/i)
  await userEvent.type(field, text)
  await expect(field).toHaveValue(text)
}

export const Asking: StoryObj = scene()
export const Partly: StoryObj = { ...scene(), play: digits('284') }
export const Full: StoryObj = { ...scene(), play: digits('284719') }
export const Incomplete: StoryObj = {
  ...scene(),
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/payment pin/i), '28{Enter}')
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
}
/** The rest of it is typed, and it is not wrong any more. */
export const IncompleteMended: StoryObj = {
  ...scene(),
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/payment pin/i), '28{Enter}')
    await expect(await screen.findByRole('alert')).toBeVisible()
    await userEvent.keyboard('471')
    await expect(screen.getByRole('alert')).toBeVisible()
    await userEvent.keyboard('9')
    await isMended(/payment pin/i)
  },
}
export const Confirming: StoryObj = scene({ busy: true })
export const Wrong: StoryObj = scene({ trouble: pinWrong })
/** Whether another one is right, only the server knows: the refusal was of the one before. */
export const WrongMended: StoryObj = {
  ...scene({ trouble: pinWrong }),
  play: async () => {
    const cells = await screen.findByLabelText(/payment pin/i)
    await expect(cells).toBeInvalid()
    await userEvent.type(cells, '2')
    await isMended(/payment pin/i)
  },
}
function Doubting() {
  const [isWrong, deny] = useState(false)
  return (
    <Translated facts={isWrong ? { trouble: pinWrong } : {}}>
      {(props) => (
        <LatePinSheet
          title="Send this?"
          act="Send €40.00"
          busy={false}
          onPin={() => deny(true)}
          onCancel={action('cancel')}
          {...props}
        >
          Harbour Office receives 40.00 EUR. The fee is 0.00 EUR.
        </LatePinSheet>
      )}
    </Translated>
  )
}
/** A PIN that was wrong does not stay where it was typed. */
export const WrongAgain: StoryObj = {
  render: () => <Doubting />,
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/payment pin/i), '284719{Enter}')
    await waitFor(() => expect(screen.getByLabelText(/payment pin/i)).toHaveValue(''))
    await expect(screen.getByText(pinWrong.message)).toBeVisible()
  },
}
export const Locked: StoryObj = scene({ trouble: pinLocked })
export const Unanswered: StoryObj = scene({ trouble: silent })
export const LongestText: StoryObj = scene({
  trouble: pinWrong,
  children:
    'Hafenmeisterinvertretungsbüro der nördlichen Häfen receives 987654321098.76 EUR from your balance, and 12345678.90 EUR is the fee.',
})
