import type { Meta, StoryObj } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import { expect, screen, userEvent } from 'storybook/test'
import { CodeField } from '#src/ui/code-field.tsx'
import { onBench } from '../lib/bench.tsx'

export default {
  title: 'ui/Code field',
  decorators: [onBench],
} satisfies Meta

const typed = (digits: string) => async () => {
  const field = screen.getByLabelText('Code')
  await userEvent.type(field, digits)
  await expect(field).toHaveValue(digits)
}

export const Empty: StoryObj = { render: () => <CodeField label="Code" name="code" /> }
export const Partly: StoryObj = { render: () => <CodeField label="Code" name="code" />, play: typed('284') }
export const Full: StoryObj = {
  render: () => <CodeField label="Code" name="code" onComplete={action('complete')} />,
  play: typed('284719'),
}
export const Wrong: StoryObj = {
  render: () => <CodeField label="Code" name="code" error="This code is not right. 3 tries remain." />,
  play: typed('284719'),
}
export const Masked: StoryObj = { render: () => <CodeField label="Code" name="pin" masked />, play: typed('2847') }
export const Disabled: StoryObj = { render: () => <CodeField label="Code" name="code" disabled /> }
export const Pasted: StoryObj = {
  render: () => <CodeField label="Code" name="code" />,
  play: async () => {
    const field = screen.getByLabelText('Code')
    await userEvent.click(field)
    await userEvent.paste('Your code: 284 719')
    await expect(field).toHaveValue('284719')
  },
}
