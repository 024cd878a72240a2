import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { CircleCheck, CircleHelp, CircleSlash, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { exchangeFlow } from '#machines/equity/exchange.flow.ts'
import { offerOf, sharesOf } from '#machines/equity/exchange.rules.ts'
import { required } from '#machines/lib/required.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { LatePinSheet } from '#src/ui/late-pin-sheet.tsx'
import { Money } from '#src/ui/money.tsx'
import { Again, paymentViews, type AgainProps, type AskingLook } from '#src/ui/paying.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { SheetFrame, type FrameProps } from '#src/ui/sheet-frame.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Figure, Heading, Lead } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { ExchangeCard, ExchangeProposal } from './exchange-card.tsx'
import { ExchangeForm } from './exchange-form.tsx'
import { Shares } from './shares.tsx'
import { WindowLine } from './window-line.tsx'

const Parts = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } })

type ExchangeViewProps = ViewProps<typeof exchangeFlow>

const offerIn = ({ terms, id }: ExchangeViewProps['context']) => terms && offerOf(terms, id)

function Frame({ view, ...rest }: { view: ExchangeViewProps } & Omit<FrameProps, 'title'>) {
  const { title } = offerIn(view.context) ?? {}
  return (
    <SheetFrame
      title={
        title ? (
          <Trans comment="Heading of a sheet; title is the name of an equity">Points for {title}</Trans>
        ) : (
          <Trans>Points to shares</Trans>
        )
      }
      {...rest}
    />
  )
}

const Confirming = ({ context, busy, send }: ExchangeViewProps) => {
  const quote = required(context.quote)
  return (
    <LatePinSheet
      title={<Trans>Exchange this?</Trans>}
      act={
        <Trans>
          Exchange <Money value={quote.gross} unit="POINTS" />
        </Trans>
      }
      busy={busy}
      {...(context.trouble && { trouble: context.trouble })}
      onCancel={() => send({ type: 'back' })}
      ways={quote.second?.ways}
      onPin={(pin, second) => send({ type: 'confirm', pin, ...(second !== undefined && { second }) })}
    >
      <ExchangeProposal
        quote={quote}
        before={context.before}
        offer={offerIn(context)}
        onExpire={() => send({ type: 'expire' })}
      />
    </LatePinSheet>
  )
}

const Asking = ({ wrongAt, sheet, ...view }: ExchangeViewProps & AskingLook) => (
  <Frame view={view} over={sheet && <Confirming {...view} />}>
    <ExchangeForm view={view} wrongAt={wrongAt} />
  </Frame>
)

const Another = ({ send }: AgainProps) => (
  <Again send={send}>
    <Trans>Exchange more</Trans>
  </Again>
)

interface WaitingProps {
  view: ExchangeViewProps
  title: ReactNode
  children: ReactNode
}

const Shut = ({ view, title, children }: WaitingProps) => {
  const { terms, trouble } = view.context
  const again = () => view.send({ type: 'retry' })
  return (
    <Frame view={view}>
      <Parts>
        <FullPageNote
          icon={Hourglass}
          title={title}
          action={
            <Button kind="quiet" onClick={again}>
              <Trans>Look again</Trans>
            </Button>
          }
        >
          {children}
        </FullPageNote>
        {trouble ? <Refusal because={trouble} /> : terms && <WindowLine of={terms.window} onTurn={again} />}
      </Parts>
    </Frame>
  )
}

const Exchanged = ({ shares }: { shares: string | undefined }) => (
  <Card holds="prose" tone="good" justifyItems="center" textAlign="center" color="good">
    <Icon of={CircleCheck} size={40} />
    <Heading look="title">
      <Trans>Exchanged</Trans>
    </Heading>
    {shares !== undefined && (
      <>
        <Figure size="display" tone="good">
          <Shares of={shares} signed />
        </Figure>
        <Lead align="center">
          <Trans>
            <Shares of={shares} /> are yours now.
          </Trans>
        </Lead>
      </>
    )}
  </Card>
)

const Done = ({ view }: { view: ExchangeViewProps }) => {
  const quote = required(view.context.quote)
  return (
    <Frame
      view={view}
      foot={
        <>
          <PlaceButton wide to={`/pages/equity-detail/equity-detail?id=${view.context.id}`}>
            <Trans>See your shares</Trans>
          </PlaceButton>
          <Another send={view.send} />
        </>
      }
    >
      <Parts>
        <Exchanged shares={sharesOf(quote)} />
        <ExchangeCard quote={quote} />
      </Parts>
    </Frame>
  )
}

export const ExchangeSheetScreen = screen(
  exchangeFlow,
  {
    ...paymentViews<ExchangeViewProps>({
      Frame,
      Asking,
      Again: Another,
      rows: 5,
      unknown: {
        title: <Trans>We do not know yet whether it was exchanged</Trans>,
        text: <Trans>No answer came. Please do not exchange again; checking does not exchange anything.</Trans>,
      },
      undone: { title: <Trans>It was not exchanged</Trans> },
      Confirmed: ExchangeCard,
    }),
    asking: (view) => (
      <Frame view={view}>
        <Parts>
          <FullPageNote icon={CircleHelp} title={<Trans>We are checking what happened</Trans>}>
            <Trans>The connection broke before the answer came. One moment.</Trans>
          </FullPageNote>
          <ExchangeCard quote={required(view.context.quote)} />
        </Parts>
      </Frame>
    ),
    missing: (view) => (
      <Frame view={view}>
        <FullPageNote icon={CircleSlash} title={<Trans>Not given for points</Trans>}>
          <Trans>This equity is not given for points, or not any more. Nothing was exchanged.</Trans>
        </FullPageNote>
      </Frame>
    ),
    windowClosed: (view) => (
      <Shut view={view} title={<Trans>Closed now</Trans>}>
        <Trans>Points become shares only at certain times. Nothing was exchanged.</Trans>
      </Shut>
    ),
    success: (view) => <Done view={view} />,
  },
  'data-sheet',
)
