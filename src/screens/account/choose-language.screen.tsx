import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { LOCALES, type LocaleCode } from '#contract/locales.ts'
import { chooseLanguageFlow } from '#machines/account/choose-language.flow.ts'
import { screen, type Sight } from '#src/lib/screen.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Page } from '#src/ui/page.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'

const Choice = chakra(
  'button',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      width: 'full',
      minHeight: '14',
      borderBottomWidth: '1px',
      borderColor: 'line',
      cursor: 'pointer',
      color: 'ink',
      textAlign: 'start',
      '&[aria-checked=true]': { fontWeight: '600', color: 'accent' },
    },
  },
  { defaultProps: { type: 'button' } },
)

const Choosing = ({ context, state, send }: Sight<typeof chooseLanguageFlow>) => (
  <Page title={<Trans>Language</Trans>} back refreshing={state === 'applying'}>
    {state === 'loadFailed' && (
      <Refusal>
        <Trans>These words could not be loaded. The language stays as it was.</Trans>
      </Refusal>
    )}
    <div role="radiogroup">
      {LOCALES.map((locale) => (
        <Choice
          key={locale.code}
          role="radio"
          lang={locale.tag}
          aria-checked={locale.code === (context.wanted ?? context.current)}
          onClick={() => send({ type: 'choose', code: locale.code satisfies LocaleCode })}
        >
          <bdi>{locale.label}</bdi>
          {locale.code === context.current && <Icon of={Check} size={20} />}
        </Choice>
      ))}
    </div>
  </Page>
)

export const ChooseLanguageScreen = screen(chooseLanguageFlow, {
  choosing: Choosing,
  applying: Choosing,
  loadFailed: Choosing,
})
