import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { link } from '#contract/link.ts'
import { leaveFlow } from '#machines/link/leave.flow.ts'
import { LeaveScreen } from '#src/screens/link/leave.screen.tsx'
import * as known from '../fixtures/link.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(leaveFlow, LeaveScreen, {
  input: { url: known.page.href, own: 'https://quay.example', isOutward: false, isInside: false },
  paths: ['/pages/common/urlview'],
  calls: { frames: link.frames },
})

export default {
  title: 'link/Leaving',
  parameters: {
    purpose: 'Says where a link leads before anybody goes there, and opens it outside once it is pressed.',
  },
} satisfies Meta

async function opensApart({ canvasElement }: { canvasElement: HTMLElement }) {
  const way = within(canvasElement).getByRole('link')
  await expect(way).toHaveAttribute('href', known.page.href)
  await expect(way).toHaveAttribute('target', '_blank')
  await expect(way).toHaveAttribute('rel', 'noopener noreferrer')
}

export const Checking = at('checking')
export const InvalidLink = at('invalidLink', { link: { fault: 'scheme' } })
export const InvalidLinkOfSomebody = at('invalidLink', { link: { fault: 'somebody' } })
export const InvalidLinkToNumber = at('invalidLink', { link: { fault: 'private' } })
export const InvalidLinkForged = at('invalidLink', { link: { fault: 'lookalike' } })
export const InvalidLinkUnreadable = at('invalidLink', { link: { fault: 'unreadable' } })
export const Confirm = at('confirm', {}, { play: opensApart })
export const ConfirmForeignLetters = at('confirm', { link: known.lookalike })
export const ConfirmLongest = at('confirm', { link: known.longest })
export const ConfirmOwnPage = at('confirm', { link: known.ours })
export const ConfirmNumber = at('confirm', { link: known.number })
export const ConfirmMailbox = at('confirm', { link: known.mailbox })
export const Redirecting = at('redirecting')
export const RedirectingLongest = at('redirecting', { link: known.longest })
export const Opened = at('opened')
export const CannotOpen = at('cannotOpen')
export const CannotOpenLongest = at('cannotOpen', { link: known.longest })
export const TryLater = at('tryLater')
export const Inside = at('inside')
