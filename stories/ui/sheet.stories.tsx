import type { Meta, StoryObj } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import { expect, screen } from 'storybook/test'
import { Button } from '#src/ui/button.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { Page } from '#src/ui/page.tsx'
import { SheetFoot } from '#src/ui/sheet-foot.tsx'
import { Says } from '../lib/bench.tsx'
import { opened } from '../lib/opened.ts'

export default {
  title: 'ui/Sheet',
  decorators: [
    (Story) => (
      <Page title="Withdraw" back>
        <Says>The screen below the sheet.</Says>
        {Story()}
      </Page>
    ),
  ],
} satisfies Meta

const answer = (
  <Button wide onClick={action('confirm')}>
    Confirm
  </Button>
)

export const Question: StoryObj = {
  render: () => (
    <LateSheet
      title="Withdraw € 40.00?"
      description="The fee is € 1.50. € 38.50 arrive on your card within three days."
      onClose={action('close')}
    >
      {answer}
      <Button wide kind="quiet" marginTop="2.5" onClick={action('close')}>
        Cancel
      </Button>
    </LateSheet>
  ),
  play: async () => {
    await opened()
    // Whatever it rests on, once it has risen: its grip is painted on itself.
    expect(getComputedStyle(screen.getByRole('dialog')).position).toBe('relative')
  },
}
export const WithoutDescription: StoryObj = {
  render: () => (
    <LateSheet title="Sign out?" onClose={action('close')}>
      {answer}
    </LateSheet>
  ),
  play: opened,
}
export const LongestText: StoryObj = {
  render: () => (
    <LateSheet
      title="Auszahlungsbestätigungsanforderung zurückziehen?"
      description={'Between 01:00 and 05:00 no withdrawal is paid out. '.repeat(24)}
      onClose={action('close')}
    >
      {answer}
    </LateSheet>
  ),
  play: opened,
}

/** Nothing of the text is seen below what stays at the edge. */
export const FootThatStays: StoryObj = {
  render: () => (
    <LateSheet title="Terms" onClose={action('close')}>
      <p>{'Between 01:00 and 05:00 no withdrawal is paid out. '.repeat(40)}</p>
      <SheetFoot>
        <Button wide kind="quiet" onClick={action('close')}>
          Close
        </Button>
      </SheetFoot>
    </LateSheet>
  ),
  play: async () => {
    await opened()
    const sheet = screen.getByRole('dialog')
    const foot = sheet.lastElementChild as Element
    // It is still rising, and both edges are rounded on their own.
    await expect(foot.getBoundingClientRect().bottom).toBeCloseTo(sheet.getBoundingClientRect().bottom, 1)
  },
}
