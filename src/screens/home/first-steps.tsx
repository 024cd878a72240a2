import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Check, Coins, Fingerprint, Landmark, Lock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { STEPS, type Step } from '#contract/home.ts'
import type { Built } from '#src/lib/places.ts'
import { usePlaces } from '#src/lib/places.ts'
import { PlaceButton } from '#src/ui/place.tsx'
import { PlaceRow, Row } from '#src/ui/rows.tsx'
import { Card, Line } from '#src/ui/surface.tsx'
import { Heading, Note } from '#src/ui/text.tsx'
import { Tile, type Group } from '#src/ui/tile.tsx'

const Bars = chakra('div', {
  base: {
    display: 'flex',
    gap: '1',
    '& > i': { flex: '1', height: '1', borderRadius: 'full', bg: 'sunken' },
    '& > [data-done]': { bg: 'accent' },
  },
})
const Head = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', paddingTop: '4', paddingBottom: '1.5' },
})

interface About {
  readonly icon: LucideIcon
  readonly group: Group
  readonly name: ReactNode
  readonly note: ReactNode
  readonly act: ReactNode
  readonly to: (here: string) => Built
}

const ABOUT: Readonly<Record<Step, About>> = {
  pin: {
    icon: Lock,
    group: 'safe',
    name: <Trans>Set a payment PIN</Trans>,
    note: <Trans>Six digits that confirm every payment</Trans>,
    act: (
      <Trans context="button" comment="Button: choose a payment PIN, max=14">
        Set
      </Trans>
    ),
    to: (here) => `/pages/users/up_payword?redirect=${encodeURIComponent(here)}`,
  },
  card: {
    icon: Landmark,
    group: 'money',
    name: <Trans>Add a bank account</Trans>,
    note: <Trans>For money that leaves Quay</Trans>,
    act: <Trans comment="Button: enter a bank account, max=14">Add</Trans>,
    to: () => '/pages/bank_card/card_add',
  },
  sale: {
    icon: Coins,
    group: 'money',
    name: <Trans>Make your first sale</Trans>,
    note: <Trans>A few coins are enough</Trans>,
    act: <Trans comment="Button: sell coins, max=14">Sell</Trans>,
    to: () => '/pages/transaction/index',
  },
  second: {
    icon: Fingerprint,
    group: 'safe',
    name: <Trans>Turn on two-step verification</Trans>,
    note: <Trans>With a passkey or an app</Trans>,
    act: <Trans comment="Button: two-step verification, max=14">Turn on</Trans>,
    to: () => '/pages/users/setting?part=second',
  },
}

/** Until all are done; what is next carries the one act. */
export function FirstSteps({ done }: { done: readonly Step[] }) {
  const next = STEPS.find((step) => !done.includes(step))
  const [some, all] = [done.length, STEPS.length]
  return (
    <Card>
      <Head>
        <Line at="first">
          <Heading look="title">
            <Trans>Ready to be paid</Trans>
          </Heading>
          <Note>
            <Trans comment="How many of the first steps are done">
              {some} of {all}
            </Trans>
          </Note>
        </Line>
        <Bars aria-hidden>
          {STEPS.map((step, at) => (
            <i key={step} {...(at < some && { 'data-done': '' })} />
          ))}
        </Bars>
      </Head>
      {STEPS.map((step) => (
        <StepRow key={step} step={step} isDone={done.includes(step)} isNext={step === next} />
      ))}
    </Card>
  )
}

function StepRow({ step, isDone, isNext }: { step: Step; isDone: boolean; isNext: boolean }) {
  const { current } = usePlaces()
  const { icon, group, name, note, act, to } = ABOUT[step]
  const there = to(current)
  if (isDone) return <Row lead={<Tile icon={Check} group="good" />} label={name} note={<Trans>Done</Trans>} />
  if (!isNext) return <PlaceRow to={there} icon={icon} group={group} label={name} note={note} />
  return (
    <Row
      icon={icon}
      group={group}
      label={name}
      note={note}
      value={
        <PlaceButton kind="tonal" low to={there}>
          {act}
        </PlaceButton>
      }
    />
  )
}
