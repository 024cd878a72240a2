import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inbox } from 'lucide-react'
import { action } from 'storybook/actions'
import { expect, screen } from 'storybook/test'
import { Button } from '#src/ui/button.tsx'
import { Page } from '#src/ui/page.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { busy, misasked, shedding, silent } from '../fixtures/trouble.ts'
import { Translated } from '../lib/translated.tsx'

export default {
  title: 'ui/Full-page note',
  decorators: [(Story) => <Page title="Orders">{Story()}</Page>],
} satisfies Meta

export const Empty: StoryObj = {
  render: () => (
    <FullPageNote icon={Inbox} title="No orders yet" action={<Button onClick={action('press')}>Start one</Button>}>
      What you sell to a merchant is listed here.
    </FullPageNote>
  ),
}
export const EmptyLongestText: StoryObj = {
  render: () => (
    <FullPageNote
      icon={Inbox}
      title="Keine Auszahlungsbestätigungsanforderungen vorhanden"
      action={<Button onClick={action('press')}>Auszahlungsbestätigung anfordern</Button>}
    >
      Sobald eine Auszahlungsbestätigungsanforderung eingegangen ist, steht sie hier.
    </FullPageNote>
  ),
}
export const UnreachableSilent: StoryObj = { render: () => <Unreachable because={silent} onRetry={action('retry')} /> }
/** One's own sentence comes first, the specified one and its code after it. */
export const UnreachableOffline: StoryObj = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    return () => Reflect.deleteProperty(navigator, 'onLine')
  },
  render: () => <Unreachable because={silent} onRetry={action('retry')} />,
  play: async () => {
    const ours = await screen.findByText('No connection. It loads when you are back.')
    const code = screen.getByText('-500')
    await expect(ours.getBoundingClientRect().bottom).toBeLessThanOrEqual(code.getBoundingClientRect().top)
  },
}
export const UnreachableBusy: StoryObj = { render: () => <Unreachable because={busy} onRetry={action('retry')} /> }
export const UnreachableMisasked: StoryObj = {
  render: () => <Unreachable because={misasked} onRetry={action('retry')} />,
}
export const UnreachableRefused: StoryObj = {
  render: () => (
    <Translated facts={shedding}>{(trouble) => <Unreachable because={trouble} onRetry={action('retry')} />}</Translated>
  ),
}
export const Nothing: StoryObj = { name: 'Missing', render: () => <Missing home="/pages/index/new_index" /> }
