import { chakra } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { CURRENCY_OF, type Quote } from '#contract/quote.ts'
import type { Conversion } from '#contract/wallet.ts'
import { required } from '#machines/lib/required.ts'
import { convertFlow } from '#machines/wallet/convert.flow.ts'
import { screen, type ViewProps, type Views } from '#src/lib/screen.tsx'
import { Onward, type Origin } from '#src/onward.tsx'
import { ConvertForm } from '#src/parts/wallet/convert-form.tsx'
import { Money } from '#src/ui/money.tsx'
import { Page } from '#src/ui/page.tsx'
import { Again, paymentViews, PaySheet, type AgainProps, type AskingLook } from '#src/ui/paying.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { QuoteCard, Gross } from '#src/ui/quote-card.tsx'
import { SheetFrame, type FrameProps } from '#src/ui/sheet-frame.tsx'
import { Success } from '#src/ui/success.tsx'

type ConvertViewProps = ViewProps<typeof convertFlow>

const TITLES: Record<Conversion, MessageDescriptor> = {
  compose: msg`Points to coins`,
  profit_to_coin: msg`Profit to coins`,
  to_balance: msg`To balance`,
  shop_to_balance: msg`Balance conversion`,
  points_to_balance: msg`Points to balance`,
}

const ORIGINS: Partial<Record<Conversion, Origin>> = {
  to_balance: '/pages/wallets/to_money',
  shop_to_balance: '/pages/money/gw_atm',
  points_to_balance: '/pages/jf/atm',
}

const Confirming = (view: ConvertViewProps) => (
  <PaySheet
    title={<Trans>Convert this?</Trans>}
    act={
      <Trans>
        Convert <Gross quote={required(view.context.quote)} />
      </Trans>
    }
    view={view}
  />
)

const Another = ({ send }: AgainProps) => (
  <Again send={send}>
    <Trans>Convert more</Trans>
  </Again>
)

/** On a page its parts stand apart; in a sheet they would not. */
const Parts = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } })

const Converted = ({ quote }: { quote: Quote }) => (
  <Parts>
    <Success
      word={<Trans>Converted</Trans>}
      sum={<Money value={quote.net} unit={CURRENCY_OF[quote.to]} signed big />}
      line={<Trans>You can use it now.</Trans>}
    />
    <QuoteCard quote={quote} />
  </Parts>
)

function convertViews(Around: ComponentType<FrameProps>): Views<typeof convertFlow> {
  function Frame({ view, ...rest }: { view: ConvertViewProps } & Omit<FrameProps, 'title'>) {
    const { i18n } = useLingui()
    return <Around title={i18n._(TITLES[view.context.act])} {...rest} />
  }
  const Asking = ({ wrongAt, sheet, ...view }: ConvertViewProps & AskingLook) => (
    <Frame view={view} over={sheet && <Confirming {...view} />}>
      <ConvertForm view={view} wrongAt={wrongAt} />
    </Frame>
  )
  return {
    ...paymentViews<ConvertViewProps>({
      Frame,
      Asking,
      Again: Another,
      rows: 5,
      unknown: {
        title: <Trans>We do not know yet whether it was converted</Trans>,
        text: <Trans>No answer came. Please do not convert again; checking does not convert anything.</Trans>,
      },
      undone: { title: <Trans>It was not converted</Trans> },
    }),
    success: (view) => (
      <Frame
        view={view}
        foot={
          <>
            <PlaceButton wide to={`/pages/wallets/wallet_mx?account=${required(view.context.quote).to}`}>
              <Trans>See the activity</Trans>
            </PlaceButton>
            <Another send={view.send} />
          </>
        }
      >
        <Converted quote={required(view.context.quote)} />
        {ORIGINS[view.context.act] && <Onward from={required(ORIGINS[view.context.act])} />}
      </Frame>
    ),
  }
}

const OnPage = ({ over, children, ...page }: FrameProps) => (
  <Page {...page} back>
    {children}
    {over}
  </Page>
)

export const ConvertScreen = screen(convertFlow, convertViews(OnPage))
export const ConvertSheetScreen = screen(convertFlow, convertViews(SheetFrame), 'data-sheet')
