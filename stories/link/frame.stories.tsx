import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { link } from '#contract/link.ts'
import { frameFlow } from '#machines/link/frame.flow.ts'
import { FrameScreen } from '#src/screens/link/frame.screen.tsx'
import * as known from '../fixtures/link.ts'
import { silent } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(frameFlow, FrameScreen, {
  input: { url: 'https://docs.partner.example/care', title: 'How to care for linen', own: 'https://quay.example' },
  paths: ['/pages/common/webview'],
  calls: { frames: link.frames },
})

export default {
  title: 'link/Web page',
  parameters: { purpose: 'A page of a host that the operator lists, in a frame that may do nothing around it.' },
} satisfies Meta

async function isSandboxed({ canvasElement }: { canvasElement: HTMLElement }) {
  const pane = within(canvasElement).getByTitle('How to care for linen')
  await expect(pane).toHaveAttribute('sandbox', 'allow-forms allow-scripts')
  await expect(pane).toHaveAttribute('allow', '')
  await expect(pane).toHaveAttribute('referrerpolicy', 'no-referrer')
}

export const Checking = at('checking')
export const InvalidLink = at('invalidLink', { link: { fault: 'scheme' } })
export const NotAllowed = at('notAllowed')
export const NotAllowedLongest = at('notAllowed', { link: known.longest })
export const Loading = at('loading', { link: known.framed })
export const Ready = at('ready', { link: known.framed }, { play: isSandboxed })
export const ReadyUntitled = at('ready', { link: known.framed, title: '' })
export const Timeout = at('timeout')
export const Error = at('error', { trouble: silent })
export const ErrorElsewhere = at('error')
