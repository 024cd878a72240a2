import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Field } from '#src/ui/field.tsx'
import { onBench } from '../lib/bench.tsx'

export default {
  title: 'ui/Field',
  decorators: [onBench],
} satisfies Meta

export const Empty: StoryObj = { render: () => <Field kind="email" name="email" label="E-mail" /> }
export const Filled: StoryObj = {
  render: () => <Field kind="email" name="email" label="E-mail" defaultValue="north.pier@example.org" />,
}
export const WithHint: StoryObj = {
  render: () => (
    <Field kind="newPassword" name="password" label="New password" hint="At least 6 characters; longer is safer." />
  ),
}
export const Wrong: StoryObj = {
  render: () => (
    <Field kind="email" name="email" label="E-mail" defaultValue="north.pier@" error="This is not an e-mail address." />
  ),
}
export const Secret: StoryObj = {
  render: () => <Field kind="password" name="password" label="Password" defaultValue="correct horse" />,
}
export const SecretShown: StoryObj = {
  render: () => (
    <Field kind="password" name="password" label="Password" defaultValue="a password so long that it reaches the eye" />
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button'))
    await expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
}
export const SecretWrong: StoryObj = {
  render: () => (
    <Field kind="password" name="password" label="Password" error="A password has at least 6 characters." />
  ),
}
export const ReadOnly: StoryObj = {
  render: () => <Field kind="capitals" name="invite_code" label="Invite code" defaultValue="PIER42" readOnly />,
}
export const Account: StoryObj = {
  render: () => (
    <Field kind="account" name="account" label="Phone number, username or e-mail" defaultValue="north_pier" />
  ),
}
export const LongestText: StoryObj = {
  render: () => (
    <Field
      kind="text"
      name="note"
      label="Verwendungszweckbeschreibung für die Auszahlungsbestätigung"
      hint="Auszahlungsbestätigungsanforderungsnummer, wenn eine vorhanden ist."
      defaultValue="Donaudampfschifffahrtsgesellschaftskapitän"
    />
  ),
}
