import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DAY_S } from '#contract/time-units.ts'
import { canHaveMore } from '#machines/invest/buy.rules.ts'
import { required } from '#machines/lib/required.ts'
import { usePlaces } from '#src/lib/places.ts'
import { Button } from '#src/ui/button.tsx'
import { Countdown } from '#src/ui/countdown.tsx'
import { SaidMoment } from '#src/ui/moment.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Note, Strong } from '#src/ui/text.tsx'
import type { BuyLook, BuyViewProps } from './buy-view-props.ts'
import { BeginWords } from './buy-words.tsx'

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
  return (
    <>
      <Button wide onClick={() => send({ type: 'buy' })}>
        <BeginWords info={info} />
      </Button>
      <Note align="center">
        <Trans>Nothing is bought yet. You see everything first.</Trans>
      </Note>
    </>
  )
}
