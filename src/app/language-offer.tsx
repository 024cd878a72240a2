import { i18n as shown, setupI18n, type I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { chakra } from '@chakra-ui/react'
import { useActor } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { LOCALES, type LocaleCode, type LocaleTag } from '#contract/locales.ts'
import { chooseLanguageFlow } from '#machines/account/choose-language.flow.ts'
import { currentLocale } from '#src/lib/asking.ts'
import { Button } from '#src/ui/button.tsx'
import { Note } from '#src/ui/text.tsx'
import { chooseLanguage, wordsIn } from './language.ts'

type Locale = (typeof LOCALES)[number]

const Banner = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5',
    maxWidth: 'phone',
    marginInline: 'auto',
    paddingInline: '4',
    paddingBlock: '1',
    bg: 'sunken',
    color: 'ink',
  },
})
const ABOVE = { flexBasis: 'full', paddingTop: '1.5' } as const

const CONTINUE = msg({
  message: 'Continue in English?',
  comment: 'Each language names itself: in German it asks whether to continue in German.',
})
const STAY = msg({ message: 'Stay in English', comment: 'Each language names itself: in German it stays in German.' })
const FAILED = msg`This language could not be loaded. Nothing was changed.`

interface OfferProps {
  locale: Locale
  theirs: I18n
  busy?: boolean
  failed?: boolean
  onChoose: (code: LocaleCode) => void
}

export const Offer = ({ locale, theirs, busy = false, failed = false, onChoose }: OfferProps) => (
  <Banner role="region" aria-label={locale.label} aria-busy={busy}>
    <Note {...ABOVE} tone="ink" lang={locale.tag} dir={locale.rtl ? 'rtl' : 'ltr'}>
      {theirs._(CONTINUE)}
    </Note>
    <Button kind="text" lang={locale.tag} onClick={() => onChoose(locale.code)}>
      {locale.label}
    </Button>
    <Button kind="text" onClick={() => onChoose(currentLocale())}>
      {shown._(STAY)}
    </Button>
    {failed && (
      <Note {...ABOVE} tone="bad" role="alert">
        {shown._(FAILED)}
      </Note>
    )}
  </Banner>
)

export async function spoken(tag: LocaleTag) {
  const messages = await wordsIn(tag)
  const theirs = setupI18n({ locale: tag, messages: { [tag]: messages } })
  const locale = LOCALES.find((one) => one.tag === tag) as Locale
  return () => <Offering locale={locale} theirs={theirs} />
}

function Offering({ locale, theirs }: Pick<OfferProps, 'locale' | 'theirs'>) {
  const [flow] = useState(() =>
    chooseLanguageFlow.provide({
      actors: {
        apply: fromPromise<void, { code: LocaleCode }>(({ input }) => chooseLanguage(input.code)),
      },
    }),
  )
  const [snapshot, send] = useActor(flow, { input: { current: currentLocale() } })
  return (
    <Offer
      locale={locale}
      theirs={theirs}
      busy={snapshot.hasTag('busy')}
      failed={snapshot.matches('loadFailed')}
      onChoose={(code) => send({ type: 'choose', code })}
    />
  )
}
