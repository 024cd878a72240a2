import { LocaleProvider } from '@chakra-ui/react'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { StoryObj } from '@storybook/react-vite'
import { useMemo, type ReactNode } from 'react'
import { PlacesProvider } from '#src/lib/places.ts'
import { placesAt } from './places.ts'
import type { SceneFacts } from './scenes.tsx'
import { isRightToLeft } from './speech.ts'
import './matrix.css'

export interface Cell {
  name: string
  story: StoryObj
}

/** English, the longest compounds, right to left, and the shortest and the longest words. */
export const LOCALES = ['en', 'de', 'he', 'zh-Hans', 'pl'] as const
const LOOKS = ['light', 'dark'].flatMap((theme) => LOCALES.map((locale) => ({ theme, locale })))

export function Matrix({ cells, words }: { cells: readonly Cell[]; words: Record<string, Record<string, string>> }) {
  return (
    <div className="matrix">
      {cells.map(({ name, story }) => (
        <section key={name}>
          <h2>{name}</h2>
          <div className="row">
            {LOOKS.map(({ theme, locale }) => (
              <figure key={theme + locale}>
                <div
                  className={`phone ${theme === 'dark' ? 'dark' : ''}`}
                  dir={isRightToLeft(locale) ? 'rtl' : 'ltr'}
                  lang={locale}
                  inert
                >
                  <Spoken locale={locale} messages={words[locale] ?? {}}>
                    <Scene story={story} />
                  </Spoken>
                </div>
                <figcaption>{`${theme}, ${locale}`}</figcaption>
              </figure>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function Scene({ story }: { story: StoryObj }) {
  const facts = story.parameters?.machine as SceneFacts
  const places = useMemo(() => placesAt(facts.paths[0] ?? ''), [facts])
  return <PlacesProvider value={places}>{story.render?.({}, {} as never) as ReactNode}</PlacesProvider>
}

function Spoken({
  locale,
  messages,
  children,
}: {
  locale: string
  messages: Record<string, string>
  children: ReactNode
}) {
  const i18n = useMemo(() => setupI18n({ locale, messages: { [locale]: messages } }), [locale, messages])
  return (
    <I18nProvider i18n={i18n}>
      <LocaleProvider locale={locale}>{children}</LocaleProvider>
    </I18nProvider>
  )
}
