import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Address } from '#contract/addresses.ts'
import type { VentureKind } from '#contract/venture.ts'
import { grossOf, wantingOf, type VentureInfo, type Wanting } from '#machines/invest/buy.rules.ts'
import { required } from '#machines/lib/required.ts'
import { usePlaces } from '#src/lib/places.ts'
import { Button } from '#src/ui/button.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'
import { IfBuilt, PlaceButton, TextPlace } from '#src/ui/place.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Heading, Lead, Note } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import type { BuyViewProps } from './buy-view-props.ts'
import { ActWords, AvailableIn } from './buy-words.tsx'

const Sum = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '3',
    borderTopWidth: '2px',
    borderColor: 'ink',
    marginTop: '-1px',
    paddingBlock: '3.5',
    '& > *': { minWidth: '0', overflowWrap: 'anywhere' },
    '& > :first-of-type': { textStyle: 'strong' },
    '& > :last-child': { textStyle: 'title', marginInlineStart: 'auto' },
  },
})
const Steps = chakra('ol', {
  base: { display: 'grid', gap: '2.5', listStyle: 'none', padding: '0', paddingBlock: '2', counterReset: 'step' },
})
const Step = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    counterIncrement: 'step',
    '& > span': { minWidth: '0', overflowWrap: 'anywhere' },
    '&::before': {
      content: 'counter(step)',
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: '6',
      height: '6',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'edge',
      textStyle: 'tiny',
      fontWeight: '600',
      color: 'ink2',
    },
  },
})
const Ways = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2.5', paddingTop: '4' },
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

function Subtraction({ info, wanting: { takes, has, short } }: { info: VentureInfo; wanting: Wanting }) {
  const { currency } = info
  return (
    <>
      <Rows>
        <Row label={<Trans>It takes</Trans>} value={<Money value={takes} unit={currency} />} />
        <Row
          label={<AvailableIn account={info.account} />}
          value={<Money value={isSome(has) ? `-${has}` : has} unit={currency} />}
        />
      </Rows>
      <Sum>
        <span>
          <Trans>Missing</Trans>
        </span>
        <span>
          <Money value={short} unit={currency} />
        </span>
      </Sum>
    </>
  )
}

function Add({ info, short, back }: { info: VentureInfo; short: string; back: string }) {
  const { currency } = info
  const to: Address = `/pages/money/recharge?currency=${currency}&need=${short}&return_to=${encodeURIComponent(back)}`
  return (
    <>
      <IfBuilt to={to}>
        {(there) => (
          <PlaceButton wide to={there}>
            <Trans>Recharge what is missing</Trans>
          </PlaceButton>
        )}
      </IfBuilt>
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
}

export function BuyCurrency({ view: { context, busy, send } }: { view: BuyViewProps }) {
  const { form, trouble, kind } = context
  const info = required(context.info)
  const { current } = usePlaces()
  const wanting = trouble && wantingOf(info, form, trouble)
  const short = wanting?.short ?? trouble?.wants?.short
  const instead = wanting?.instead
  const gross = instead && grossOf(info, instead)
  if (short === undefined) return <Refusal because={trouble} />
  return (
    <>
      <Lead>{PAID_IN[info.currency]()}</Lead>
      {wanting && <Subtraction info={info} wanting={wanting} />}
      <Heading as="h3" look="label" paddingTop="2">
        <Trans>What happens</Trans>
      </Heading>
      <Steps>
        <Step>
          <span>
            <Trans comment="First of three steps">You recharge what is missing, and any fee with it</Trans>
          </span>
        </Step>
        <Step>
          <span>{BACK[kind]()}</span>
        </Step>
        <Step>
          <span>
            <Trans>You check a fresh quote and confirm it</Trans>
          </span>
        </Step>
      </Steps>
      <Note>
        <Trans>
          Nothing has been bought, and nothing is bought by itself. If it sells out meanwhile, what you recharged stays
          yours.
        </Trans>
      </Note>
      <Ways>
        <Add info={info} short={short} back={trouble?.wants?.returnTo || current} />
        {instead && gross !== undefined && (
          <>
            <Note>
              <Trans>What you have is enough for this:</Trans>
            </Note>
            <Button
              wide
              kind="quiet"
              aria-disabled={busy}
              onClick={() => busy || send({ type: 'submit', form: instead })}
            >
              <ActWords info={info} form={instead} gross={gross} />
            </Button>
          </>
        )}
        <Button kind="text" justifySelf="start" onClick={() => send({ type: 'back' })}>
          <Trans>Go back</Trans>
        </Button>
      </Ways>
    </>
  )
}
