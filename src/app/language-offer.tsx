import { i18n as shown, setupI18n, type I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { chakra } from '@chakra-ui/react'
import { useActor } from '@xstate/react'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'
import { LOCALES, type LocaleCode, type LocaleTag } from '#contract/locales.ts'
import { chooseLanguageFlow } from '#machines/account/choose-language.flow.ts'
import { currentLocale } from '#src/lib/asking.ts'
import { bare, usePlaces } from '#src/lib/places.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon, IconButton } from '#src/ui/icon.tsx'
import { Note } from '#src/ui/text.tsx'
import { chooseLanguage, wordsIn } from './language.ts'

type Locale = (typeof LOCALES)[number]

const Banner = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    maxWidth: 'phone',
    marginInline: 'auto',
    paddingInlineStart: '4',
    bg: 'sunken',
    color: 'ink',
  },
})
const Answers = chakra('span', { base: { display: 'flex', alignItems: 'center', gap: '2' } })

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
    <Note tone="ink" lang={locale.tag} dir={locale.rtl ? 'rtl' : 'ltr'}>
      {theirs._(CONTINUE)}
    </Note>
    <Answers>
      <Button kind="text" lang={locale.tag} onClick={() => onChoose(locale.code)}>
        {locale.label}
      </Button>
      <IconButton aria-label={shown._(STAY)} onClick={() => onChoose(currentLocale())}>
        <Icon of={X} size={20} />
      </IconButton>
    </Answers>
    {failed && (
      <Note flexBasis="full" tone="bad" role="alert">
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
  const here = bare(usePlaces().current)
  const [first] = useState(here)
  // It is asked on one page: whoever goes on has read it.
  const goOn = useEffectEvent(() => send({ type: 'choose', code: currentLocale() }))
  useEffect(() => {
    if (here !== first) goOn()
  }, [here, first])
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
