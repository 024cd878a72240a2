import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { VentureKind } from '#contract/venture.ts'
import { grossOf, wantingOf, type BuyForm, type VentureInfo, type Wanting } from '#machines/invest/buy.rules.ts'
import { required } from '#machines/lib/required.ts'
import { usePlaces } from '#src/lib/places.ts'
import { Button } from '#src/ui/button.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'
import { IfBuilt, PlaceButton, TextPlace } from '#src/ui/place.tsx'
import { SheetFoot } from '#src/ui/sheet-foot.tsx'
import { Subsection } from '#src/ui/subsection.tsx'
import { Card, Line } from '#src/ui/surface.tsx'
import { Figure, Lead, Note, Strong } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import type { BuyViewProps } from './buy-view-props.ts'
import { ActWords, AvailableIn } from './buy-words.tsx'
import { RechargeWay } from './recharge-way.tsx'

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gap: '2.5',
    listStyle: 'none',
    counterReset: 'step',
    '& > li': { display: 'flex', gap: '3', counterIncrement: 'step' },
    '& > li > span': { minWidth: '0' },
    '& > li::before': {
      content: 'counter(step)',
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: '6',
      height: '6',
      borderRadius: 'full',
      bg: 'sunken',
      textStyle: 'tiny',
      fontWeight: '600',
      color: 'ink2',
    },
  },
})
const Parts = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } })
const Ways = chakra(SheetFoot, {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2.5', marginTop: '0' },
})

const BACK: Readonly<Record<VentureKind, () => ReactNode>> = {
  robot: () => <Trans>We bring you back to this robot</Trans>,
  product: () => <Trans>We bring you back to this plan</Trans>,
  project: () => <Trans>We bring you back to this project</Trans>,
  subscribe: () => <Trans>We bring you back to this subscription</Trans>,
}

const PAID_IN: Readonly<Record<VentureInfo['currency'], () => ReactNode>> = {
  EUR: () => <Trans>It is paid in euros, from your balance.</Trans>,
  USDT: () => <Trans>It is paid in USDT, from your USDT account.</Trans>,
  COIN: () => <Trans>It is paid in coins.</Trans>,
}

const Subtraction = ({ info, wanting: { takes, has, short } }: { info: VentureInfo; wanting: Wanting }) => (
  <Card holds="prose" gap="1">
    <Line>
      <Note as="span">
        <Trans>It takes</Trans>
      </Note>
      <Strong>
        <Money value={takes} unit={info.currency} />
      </Strong>
    </Line>
    <Line>
      <Note as="span">
        <AvailableIn account={info.account} />
      </Note>
      <Strong>
        <Money value={isSome(has) ? `-${has}` : has} unit={info.currency} />
      </Strong>
    </Line>
    <Line>
      <Strong>
        <Trans>Missing</Trans>
      </Strong>
      <Figure as="span" size="title">
        <Money value={short} unit={info.currency} big />
      </Figure>
    </Line>
  </Card>
)

const Add = ({ info: { currency }, short, back }: { info: VentureInfo; short: string; back: string }) => (
  <>
    <RechargeWay currency={currency} short={short} back={back}>
      {(there, words) => (
        <PlaceButton wide to={there}>
          {words}
        </PlaceButton>
      )}
    </RechargeWay>
    {currency === 'COIN' && (
      <IfBuilt to="/pages/my/recommend">
        {(there) => (
          <TextPlace to={there} justifySelf="start">
            <Trans>Buy coins</Trans>
          </TextPlace>
        )}
      </IfBuilt>
    )}
  </>
)

const Next = ({ kind }: { kind: VentureKind }) => (
  <Subsection title={<Trans>What happens</Trans>}>
    <Card holds="prose">
      <Steps>
        <li>
          <span>
            <Trans comment="First of three steps">You recharge what is missing, and any fee with it</Trans>
          </span>
        </li>
        <li>
          <span>{BACK[kind]()}</span>
        </li>
        <li>
          <span>
            <Trans>You check a fresh quote and confirm it</Trans>
          </span>
        </li>
      </Steps>
    </Card>
  </Subsection>
)

interface InsteadProps {
  info: VentureInfo
  form: BuyForm
  view: BuyViewProps
}

/** What there is would buy so much of it. */
function Instead({ info, form, view: { busy, send } }: InsteadProps) {
  const gross = grossOf(info, form)
  if (gross === undefined) return null
  return (
    <>
      <Note>
        <Trans>What you have is enough for this:</Trans>
      </Note>
      <Button wide kind="quiet" aria-disabled={busy} onClick={() => busy || send({ type: 'submit', form })}>
        <ActWords info={info} form={form} gross={gross} />
      </Button>
    </>
  )
}

export function BuyCurrency({ view }: { view: BuyViewProps }) {
  const { form, trouble, kind } = view.context
  const info = required(view.context.info)
  const { current } = usePlaces()
  const wanting = trouble && wantingOf(info, form, trouble)
  const short = wanting?.short ?? trouble?.wants?.short
  if (short === undefined) return <Refusal because={trouble} />
  return (
    <Parts>
      <Lead>{PAID_IN[info.currency]()}</Lead>
      {wanting && <Subtraction info={info} wanting={wanting} />}
      <Next kind={kind} />
      <Note>
        <Trans>
          Nothing has been bought, and nothing is bought by itself. If it sells out meanwhile, what you recharged stays
          yours.
        </Trans>
      </Note>
      <Ways>
        <Add info={info} short={short} back={trouble?.wants?.returnTo || current} />
        {wanting?.instead && <Instead info={info} form={wanting.instead} view={view} />}
        <Button wide kind="quiet" onClick={() => view.send({ type: 'back' })}>
          <Trans>Go back</Trans>
        </Button>
      </Ways>
    </Parts>
  )
}
