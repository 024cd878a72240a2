import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DAY_S } from '#contract/time-units.ts'
import { canHaveMore, type VentureInfo } from '#machines/invest/buy.rules.ts'
import { required } from '#machines/lib/required.ts'
import { usePlaces } from '#src/lib/places.ts'
import { Button } from '#src/ui/button.tsx'
import { Countdown } from '#src/ui/countdown.tsx'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { PlaceButton, TextPlace } from '#src/ui/place.tsx'
import { Line } from '#src/ui/surface.tsx'
import { Note, Strong } from '#src/ui/text.tsx'
import type { BuyLook, BuyViewProps } from './buy-view-props.ts'
import { BeginWords, MissingWords } from './buy-words.tsx'
import { RechargeWay } from './recharge-way.tsx'
import { leastOf, shortOf } from './short-of.ts'

const Beside = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    '& > div': { flex: '1 1 6rem', minWidth: '0' },
    '& > button': { flex: '2 1 10rem' },
  },
})

function SignIn() {
  const { current } = usePlaces()
  return (
    <>
      <PlaceButton wide to={`/pages/login/login?redirect=${encodeURIComponent(current)}`}>
        <Trans>Sign in to go on</Trans>
      </PlaceButton>
      <Note align="center">
        <Trans>You come back here afterwards.</Trans>
      </Note>
    </>
  )
}

export function Foot({ view: { context, send }, shut }: { view: BuyViewProps; shut: BuyLook['shut'] }): ReactNode {
  const info = required(context.info)
  switch (shut) {
    case 'coming':
      return (
        <>
          <Strong as="p" textAlign="center">
            <Trans>
              On sale from <SaidMoment at={info.start_time} />
            </Trans>
          </Strong>
          {info.start_time - info.server_time <= DAY_S && (
            <Note align="center">
              <Countdown until={info.start_time} onEnd={() => send({ type: 'retry' })} />
            </Note>
          )}
        </>
      )
    case 'soldOut':
      return (
        <Strong as="p" textAlign="center">
          <Trans>All of it is taken</Trans>
        </Strong>
      )
    case 'running':
      return (
        <Strong as="p" textAlign="center">
          <Trans>It is running. Nothing more is put in.</Trans>
        </Strong>
      )
    case 'ended':
      return (
        <Strong as="p" textAlign="center">
          <Trans>It has ended</Trans>
        </Strong>
      )
    case 'stopped':
      return (
        <>
          <Strong as="p" textAlign="center">
            <Trans>Our team has stopped it for now</Trans>
          </Strong>
          <Note align="center">
            <Trans>Nobody can buy it. What members have put in stays theirs.</Trans>
          </Note>
        </>
      )
    case undefined:
  }
  if (!context.isMember) return <SignIn />
  if (!canHaveMore(info))
    return (
      <Strong as="p" textAlign="center">
        <Trans>You have as much of it as one member may have</Trans>
      </Strong>
    )
  return <Begin info={info} onBegin={() => send({ type: 'buy' })} />
}

/** What there is to spend stands beside the act, and turns amber where it is too little for the least of it. */
function Begin({ info, onBegin }: { info: VentureInfo; onBegin: () => void }) {
  const { current } = usePlaces()
  const { available, currency } = info
  const short = shortOf(info, leastOf(info))
  return (
    <>
      <Beside>
        {available !== null && (
          <div>
            <Note>
              <Trans>Available</Trans>
            </Note>
            <Strong as="p" color={short ? 'warn' : 'ink'}>
              <Money value={available} unit={currency} brief />
            </Strong>
          </div>
        )}
        <Button onClick={onBegin}>
          <BeginWords info={info} />
        </Button>
      </Beside>
      {short ? (
        <Line>
          <Note tone="warn">
            <MissingWords short={short} unit={currency} />
          </Note>
          <RechargeWay currency={currency} short={short} back={current}>
            {(there, words) => <TextPlace to={there}>{words}</TextPlace>}
          </RechargeWay>
        </Line>
      ) : (
        <Note align="center">
          <Trans>Nothing is bought yet. You see everything first.</Trans>
        </Note>
      )}
    </>
  )
}
