import type { Meta, StoryObj } from '@storybook/react-vite'
import { RotateCw, Settings } from 'lucide-react'
import { action } from 'storybook/actions'
import { Button } from '#src/ui/button.tsx'
import { Icon, IconButton } from '#src/ui/icon.tsx'
import { Mark } from '#src/ui/mark.tsx'
import { Page } from '#src/ui/page.tsx'
import { Says } from '../lib/bench.tsx'

export default { title: 'ui/Page' } satisfies Meta

const actions = (
  <>
    <IconButton aria-label="Refresh" onClick={action('refresh')}>
      <Icon of={RotateCw} size={20} />
    </IconButton>
    <IconButton aria-label="Settings" onClick={action('settings')}>
      <Icon of={Settings} />
    </IconButton>
  </>
)
const foot = <Button onClick={action('confirm')}>Confirm the withdrawal</Button>
const text = <Says>What the screen is about stands here.</Says>

export const Plain: StoryObj = { render: () => <Page title="Details">{text}</Page> }
export const WithBack: StoryObj = {
  render: () => (
    <Page title="Details" back>
      {text}
    </Page>
  ),
}
export const WithMark: StoryObj = {
  render: () => (
    <Page mark={<Mark />} actions={actions}>
      {text}
    </Page>
  ),
}
export const WithActions: StoryObj = {
  render: () => (
    <Page title="Details" back actions={actions}>
      {text}
    </Page>
  ),
}
export const WithFoot: StoryObj = {
  render: () => (
    <Page title="Withdraw" back foot={foot}>
      {text}
    </Page>
  ),
}
export const Refreshing: StoryObj = {
  render: () => (
    <Page title="Details" back actions={actions} refreshing>
      {text}
    </Page>
  ),
}
export const LongestTitle: StoryObj = {
  render: () => (
    <Page title="Auszahlungsbestätigungsanforderungen und Zahlungsdienstleister" back actions={actions} foot={foot}>
      {text}
    </Page>
  ),
}
