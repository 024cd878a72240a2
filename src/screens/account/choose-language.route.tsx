import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import type { LocaleCode } from '#contract/locales.ts'
import { chooseLanguageFlow } from '#machines/account/choose-language.flow.ts'
import { chooseLanguage } from '#src/app/language.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { currentLocale } from '#src/lib/asking.ts'
import { ChooseLanguageScreen } from './choose-language.screen.tsx'

export const Route = createFileRoute('/pages/my/lang')({
  staticData: { access: 'anyone', title: msg`Language` },
  loader: words('account'),
  component: () => (
    <FlowPage
      flow={chooseLanguageFlow}
      screen={ChooseLanguageScreen}
      input={{ current: currentLocale() }}
      actors={{ apply: fromPromise<void, { code: LocaleCode }>(({ input }) => chooseLanguage(input.code)) }}
    />
  ),
})
