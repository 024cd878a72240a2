import { i18n } from '@lingui/core'
import { createRoot, type Root } from 'react-dom/client'
import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate'
import { pathOf } from '#machines/lib/states.ts'
import { Providers } from '#src/app/providers.tsx'
import { PlacesProvider } from '#src/lib/places.ts'
import { stopClock } from '#stories/lib/clock.ts'
import { placesAt } from '#stories/lib/places.ts'
import type { SceneFacts } from '#stories/lib/scenes.tsx'
import { speakNow, wordsOf } from '#stories/lib/speech.ts'

export interface Place {
  readonly flow: string
  readonly address: string
  /** The attribute that says the state, where two screens of the flow stand at the address. */
  readonly shows: string
  readonly value: unknown
}

export interface Situation extends Place {
  readonly context: unknown
}

declare global {
  interface Window {
    touchPage: { show(situation: Situation): void; viewAt(place: Place): number; readonly sent: unknown[] }
  }
}

type Stories = Record<string, { parameters?: { machine?: SceneFacts } }>

const stories = import.meta.glob<Stories>('../../stories/**/*.stories.tsx', { eager: true })
const scenes = Object.values(stories).flatMap((module) =>
  Object.values(module).flatMap(({ parameters }) => (parameters?.machine ? [parameters.machine] : [])),
)

const BACK = { type: 'back' }
let root: Root | undefined
const sent: unknown[] = []

function factsAt({ flow, address, shows }: Place): SceneFacts {
  const there = scenes.filter(({ id, paths }) => id === flow && paths.includes(address))
  const facts = there.find(({ screen }) => screen().shows === shows) ?? there[0]
  if (!facts) throw new Error(`no story of ${flow} stands at ${address}`)
  return facts
}

const views: unknown[] = []

function viewAt(place: Place): number {
  const view = factsAt(place).screen().views[pathOf(place.value as StateValue)]
  if (!views.includes(view)) views.push(view)
  return views.indexOf(view)
}

function show(situation: Situation): void {
  const { address, value, context } = situation
  const facts = factsAt(situation)
  const machine: AnyStateMachine = facts.flow()
  const Screen = facts.screen()
  const snapshot: AnyMachineSnapshot = machine.resolveState({ value: value as StateValue, context })
  root?.unmount()
  document.body.replaceChildren()
  const place = document.body.appendChild(document.createElement('div'))
  place.id = 'root'
  const send = (event: unknown) => void sent.push(event)
  const places = placesAt(address)
  // As the app's own flow page does it: going back is first of all a wish of the conversation.
  const back = () => (snapshot.can(BACK as never) ? send(BACK) : places.back())
  root = createRoot(place)
  root.render(
    <Providers i18n={i18n}>
      <PlacesProvider value={{ ...places, back }}>
        <Screen snapshot={snapshot} send={send} />
      </PlacesProvider>
    </Providers>,
  )
}

stopClock()
await wordsOf('en')
speakNow('en')
window.touchPage = { show, viewAt, sent }
