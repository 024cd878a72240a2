import { setupI18n } from '@lingui/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { action } from 'storybook/actions'
import { expect, screen } from 'storybook/test'
import { LOCALES } from '#contract/locales.ts'
import { Offer } from '#src/app/language-offer.tsx'
import { Page } from '#src/ui/page.tsx'
import { Says } from '../lib/bench.tsx'
import { wordsOf } from '../lib/speech.ts'

export default { title: 'app/Language offer' } satisfies Meta

const offered = (tag: string, look: Partial<ComponentProps<typeof Offer>> = {}): StoryObj => ({
  loaders: [async () => ({ messages: await wordsOf(tag) })],
  render: (_, { loaded: { messages } }) => (
    <>
      <Offer
        locale={LOCALES.find((one) => one.tag === tag) ?? LOCALES[0]}
        theirs={setupI18n({ locale: tag, messages: { [tag]: messages as Record<string, string> } })}
        onChoose={action('choose')}
        {...look}
      />
      <Page title="Settings" back>
        <Says>The screen that was open.</Says>
      </Page>
    </>
  ),
})

/** One line, also on the narrowest phone. */
export const InGerman: StoryObj = {
  ...offered('de'),
  play: async () => {
    const { top, bottom } = (await screen.findByText('Auf Deutsch weiter?')).getBoundingClientRect()
    const stay = screen.getByRole('button', { name: 'Stay in English' }).getBoundingClientRect()
    await expect(stay.top < top && bottom < stay.bottom).toBe(true)
  },
}
export const InHebrew = offered('he')
export const Loading = offered('it', { busy: true })
export const Failed = offered('pl', { failed: true })
