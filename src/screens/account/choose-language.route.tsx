import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import type { LocaleCode } from '#contract/locales.ts'
import { chooseLanguageFlow } from '#machines/account/choose-language.flow.ts'
import { chooseLanguage } from '#src/app/language.ts'
import { publicPage } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { currentLocale } from '#src/lib/asking.ts'
import { ChooseLanguageScreen } from './choose-language.screen.tsx'

const apply = fromPromise<void, { code: LocaleCode }>(({ input }) => chooseLanguage(input.code))

export const Route = createFileRoute('/pages/my/lang')({
  staticData: { access: 'anyone', title: msg`Language` },
  loader: words('account'),
  component: publicPage(chooseLanguageFlow, ChooseLanguageScreen).with(() => ({
    input: { current: currentLocale() },
    actors: { apply },
  })),
})
