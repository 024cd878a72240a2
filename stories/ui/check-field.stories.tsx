import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { CheckField } from '#src/ui/check-field.tsx'
import { onBench } from '../lib/bench.tsx'

export default {
  title: 'ui/CheckField',
  decorators: [onBench],
} satisfies Meta

const agree = { name: 'agree', label: 'I have read the agreement and agree to it.' }
const box = () => screen.getByRole('checkbox')

export const Empty: StoryObj = { render: () => <CheckField {...agree} /> }
export const Ticked: StoryObj = { render: () => <CheckField {...agree} defaultChecked /> }
export const Wrong: StoryObj = {
  render: () => <CheckField {...agree} error="Please tick this first." />,
  play: async () => {
    await expect(box()).toBeInvalid()
    await expect(box()).toHaveAccessibleDescription('Please tick this first.')
  },
}
/** What was wrong of it goes with the tick, and comes back without it. */
export const Mended: StoryObj = {
  render: () => <CheckField {...agree} error="Please tick this first." />,
  play: async () => {
    await userEvent.click(box())
    await expect(screen.queryByRole('alert')).toBeNull()
    await expect(box()).toBeValid()
    await userEvent.click(box())
    await expect(screen.getByRole('alert')).toHaveTextContent('Please tick this first.')
    await userEvent.click(box())
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}
export const LongestText: StoryObj = {
  render: () => (
    <CheckField
      name="agree"
      label="Ich habe die Auszahlungsbestätigungsanforderungsvereinbarung gelesen und stimme ihr zu."
      error="Bitte zuerst bestätigen."
    />
  ),
}
