import type { Meta, StoryObj } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import { expect, screen, waitFor } from 'storybook/test'
import { HOUR_MS } from '#contract/time-units.ts'
import { Broken, NotHereYet, OnTheWay } from '#src/app/arriving.tsx'
import { OfflineNotice, UpdateNotice } from '#src/app/banners.tsx'
import { DemandedNotice, PausedNotice } from '#src/app/standing-banners.tsx'
import { LeaveQuestion } from '#src/app/leave-question.tsx'
import { Stopped } from '#src/app/stopped.tsx'
import { Toasts } from '#src/app/toasts.tsx'
import { Button } from '#src/ui/button.tsx'
import { NotHere } from '#src/ui/late.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { Page } from '#src/ui/page.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { TabBar } from '#src/ui/tab-bar.tsx'
import { toast } from '#src/ui/toast.ts'
import { Says } from '../lib/bench.tsx'
import { opened } from '../lib/opened.ts'

export default {
  title: 'app/Frame',
  beforeEach: async () => {
    const { toaster } = await import('#src/ui/toaster.tsx')
    toaster.remove()
  },
} satisfies Meta

const said = (words: string) => async () => {
  void toast(words, HOUR_MS)
  await screen.findByText(words)
}
const topOf = (button: string) => screen.getByRole('button', { name: button }).getBoundingClientRect().top
const bottomOf = (word: string) => screen.getByText(word).getBoundingClientRect().bottom
const below = (
  <Page title="Settings" back>
    <Says>The screen that was open.</Says>
  </Page>
)

export const Offline: StoryObj = {
  render: () => (
    <>
      <OfflineNotice />
      {below}
    </>
  ),
}
export const UpdateWaits: StoryObj = {
  render: () => (
    <>
      <UpdateNotice onTake={action('update')} />
      {below}
    </>
  ),
}
export const OfflineAndUpdateWaits: StoryObj = {
  render: () => (
    <>
      <OfflineNotice />
      <UpdateNotice onTake={action('update')} />
      {below}
    </>
  ),
}
export const AccountPaused: StoryObj = {
  render: () => (
    <>
      <PausedNotice />
      {below}
    </>
  ),
}
export const AccountPausedOnATab: StoryObj = {
  render: () => (
    <>
      <PausedNotice />
      <Page title="My">
        <Says>A page of the four tabs.</Says>
      </Page>
      <TabBar space="trade" />
    </>
  ),
}
export const AccountPausedAndSecondDemanded: StoryObj = {
  render: () => (
    <>
      <PausedNotice />
      <DemandedNotice />
      {below}
    </>
  ),
}
export const SecondDemanded: StoryObj = {
  render: () => (
    <>
      <DemandedNotice />
      {below}
    </>
  ),
}
export const Arriving: StoryObj = { render: () => <OnTheWay patience="waiting" /> }
export const ArrivingSlow: StoryObj = { render: () => <OnTheWay patience="slow" /> }
export const ArrivingOver: StoryObj = { render: () => <OnTheWay patience="over" /> }
export const PartFailed: StoryObj = { render: () => <Broken /> }
export const PageNeedsNetwork: StoryObj = { render: () => <NotHereYet onOnline={action('online')} /> }
export const PartMissing: StoryObj = {
  render: () => (
    <Page title="Settings" back>
      <Says>The screen that was open.</Says>
      <NotHere onRetry={action('retry')} />
    </Page>
  ),
}
export const FlowStopped: StoryObj = { render: () => <Stopped home="/pages/index/new_index" /> }
export const NotFound: StoryObj = {
  render: () => (
    <Page back>
      <Missing home="/pages/index/new_index" />
    </Page>
  ),
}
export const LeaveAsked: StoryObj = {
  render: () => (
    <>
      {below}
      <LeaveQuestion onStay={action('stay')} onLeave={action('leave')} />
    </>
  ),
  play: opened,
}
export const Toast: StoryObj = {
  render: () => (
    <>
      {below}
      <Toasts />
    </>
  ),
  play: said('You are signed out. Please sign in again.'),
}
export const ToastLongestText: StoryObj = {
  render: () => (
    <>
      {below}
      <Toasts />
    </>
  ),
  play: said(
    'The server could not be told that you signed out on this phone; it ends your session by itself after three days without a visit.',
  ),
}
export const ToastAboveTheFoot: StoryObj = {
  render: () => (
    <>
      <Page
        title="Finding a merchant"
        foot={
          <>
            <Button wide>Sell again</Button>
            <Button wide kind="quiet">
              Open the order
            </Button>
          </>
        }
      >
        <Says>What a short word must not cover.</Says>
      </Page>
      <Toasts />
    </>
  ),
  play: async () => {
    await said('A short word that comes and goes.')()
    await waitFor(() => expect(bottomOf('A short word that comes and goes.')).toBeLessThan(topOf('Sell again')))
  },
}
export const ToastAboveTheKeyboard: StoryObj = {
  render: () => (
    <>
      <Page title="A form" foot={<Button wide>Continue</Button>}>
        <Says>What is typed while the keyboard stands.</Says>
      </Page>
      <Toasts />
    </>
  ),
  beforeEach: () => {
    const { style } = document.documentElement
    style.setProperty('--kb', '200px')
    return () => void style.removeProperty('--kb')
  },
  play: async () => {
    await said('A word above the keyboard.')()
    await waitFor(() => expect(bottomOf('A word above the keyboard.')).toBeLessThan(topOf('Continue')))
  },
}
export const ToastAboveTheEndOfAForm: StoryObj = {
  render: () => (
    <>
      <Page title="Edit profile" back>
        <Says>What a form asks for.</Says>
        <Button wide marginTop="auto">
          Save profile
        </Button>
        <Button wide kind="quiet">
          Sign out
        </Button>
      </Page>
      <Toasts />
    </>
  ),
  play: async () => {
    await said('A word above the end.')()
    await waitFor(() => expect(bottomOf('A word above the end.')).toBeLessThan(topOf('Save profile')))
  },
}
/** The title and the sum of a sheet stay in sight, however high it is. */
export const ToastAboveAHighSheet: StoryObj = {
  parameters: { inspect: false },
  render: () => (
    <>
      {below}
      <LateSheet title="Withdrawal" onClose={action('close')}>
        <Says>{'What was asked for. '.repeat(200)}</Says>
        <Button wide>Close</Button>
      </LateSheet>
      <Toasts />
    </>
  ),
  play: async () => {
    await opened()
    await said('Withdrawal cancelled.')()
    const title = screen.getByRole('heading', { name: 'Withdrawal' })
    const word = screen.getByText('Withdrawal cancelled.')
    await waitFor(() => expect(word.getBoundingClientRect().bottom).toBeLessThan(title.getBoundingClientRect().top))
    await expect(word.getBoundingClientRect().top).toBeGreaterThan(0)
  },
}
