import type { Meta, StoryObj } from '@storybook/react-vite'
import { X } from 'lucide-react'
import { action } from 'storybook/actions'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PlaceButton, TextPlace } from '#src/ui/place.tsx'
import { Bench } from '../lib/bench.tsx'

export default { title: 'ui/Button', decorators: [(Story) => <Bench>{Story()}</Bench>] } satisfies Meta

const pressed = fn()

export const Kinds: StoryObj = {
  render: () => (
    <>
      <Button onClick={action('press')}>The one main action</Button>
      <Button kind="quiet" onClick={action('press')}>
        Another way
      </Button>
      <Button kind="danger" onClick={action('press')}>
        Cancel the account
      </Button>
      <Button kind="text" onClick={action('press')}>
        Send the code again
      </Button>
      <PlaceButton to="/pages/my/lang">A way to a screen</PlaceButton>
      <TextPlace to="/pages/my/lang">A way in a line</TextPlace>
    </>
  ),
}
export const SubmitIdle: StoryObj = { render: () => <SubmitButton>Sign in</SubmitButton> }
export const SubmitBusy: StoryObj = {
  render: () => (
    <SubmitButton busy onClick={pressed}>
      Sign in
    </SubmitButton>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button'))
    await expect(pressed).not.toHaveBeenCalled()
  },
}
export const SubmitDisabled: StoryObj = { render: () => <SubmitButton disabled>Sign in</SubmitButton> }
export const Disabled: StoryObj = {
  render: () => (
    <>
      <Button disabled>The one main action</Button>
      <Button kind="text" disabled>
        Send again in 41 s
      </Button>
    </>
  ),
}
export const LongestText: StoryObj = {
  render: () => (
    <>
      <Button wide onClick={action('press')}>
        Auszahlungsbestätigungsanforderung zurückziehen
      </Button>
      <SubmitButton busy>Auszahlungsbestätigungsanforderung absenden</SubmitButton>
    </>
  ),
}

/** What surrounds the words grows with them, as far as a phone has room. */
export const AtTwiceTheText: StoryObj = {
  render: () => (
    <Button>
      <Icon of={X} size={20} />
      Continue
    </Button>
  ),
  play: async ({ canvasElement }) => {
    const { style } = canvasElement.ownerDocument.documentElement
    const before = style.fontSize
    const sizes = () => [
      canvasElement.querySelector('svg')?.getBoundingClientRect().width,
      getComputedStyle(screen.getByRole('button')).paddingInlineStart,
    ]
    style.fontSize = ''
    const once = sizes()
    style.fontSize = '200%'
    const twice = sizes()
    style.fontSize = before
    await expect([once, twice]).toEqual([
      [20, '24px'],
      [30, '36px'],
    ])
  },
}
