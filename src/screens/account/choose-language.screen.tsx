import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { LOCALES, type LocaleCode } from '#contract/locales.ts'
import { chooseLanguageFlow } from '#machines/account/choose-language.flow.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { pressed } from '#src/theme/recipes/row.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Page } from '#src/ui/page.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'

const Choice = chakra(
  'label',
  {
    base: {
      ...pressed,
      justifyContent: 'space-between',
      '&:has(:checked)': { fontWeight: '600' },
      '&:has(:focus-visible)': {
        outline: '2px solid',
        outlineColor: 'focus',
        outlineOffset: '-3px',
        borderRadius: 'control',
      },
    },
  },
  { defaultProps: { 'data-row': '' } },
)
const Radio = chakra('input', {
  base: { position: 'absolute', inset: '0', appearance: 'none', outline: 'none', cursor: 'pointer' },
})

interface Look {
  applying?: boolean
  failed?: boolean
}

const Choosing = ({ context, send, applying, failed }: ViewProps<typeof chooseLanguageFlow> & Look) => {
  const { t } = useLingui()
  return (
    <Page title={<Trans>Language</Trans>} back refreshing={applying}>
      {failed && (
        <Refusal>
          <Trans>This language could not be loaded. Nothing was changed.</Trans>
        </Refusal>
      )}
      <Rows role="radiogroup" aria-label={t`Language`}>
        {LOCALES.map((locale) => (
          <Choice key={locale.code} lang={locale.tag}>
            <Radio
              type="radio"
              name="language"
              checked={locale.code === (context.wanted ?? context.current)}
              onChange={() => send({ type: 'choose', code: locale.code satisfies LocaleCode })}
            />
            <bdi>{locale.label}</bdi>
            {locale.code === context.current && <Icon of={Check} size={20} />}
          </Choice>
        ))}
      </Rows>
      <Onward from="/pages/my/lang" />
    </Page>
  )
}

export const ChooseLanguageScreen = screen(chooseLanguageFlow, {
  choosing: Choosing,
  applying: withProps(Choosing, { applying: true }),
  loadFailed: withProps(Choosing, { failed: true }),
})
