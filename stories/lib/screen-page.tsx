import { DocsContext, DocsPage } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useRef, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { Endpoint } from '#contract/endpoint.ts'
import { REFUSALS } from '#contract/refusals.ts'
import { arrows, chartOf } from './chart.ts'
import { Diagram } from './diagram.tsx'
import { press, type Heard } from './live.tsx'
import type { SceneFacts } from './scenes.tsx'
import './screen-page.css'

/** Where `npm start` shows the app. */
const APP = 'http://127.0.0.1:5100/h5/'

interface StoryEntry {
  id: string
  name: string
  facts: SceneFacts
  answers: readonly string[]
}

export function Page() {
  const context = useContext(DocsContext)
  const stories = context.componentStories()
  const entries = stories.flatMap(({ id, name, parameters }) =>
    parameters.machine
      ? [{ id, name, facts: parameters.machine as SceneFacts, answers: (parameters.answers ?? []) as string[] }]
      : [],
  )
  const [first] = entries
  const [story] = stories
  if (!first || !story) return <DocsPage />
  const look = Object.entries(context.getStoryContext(story).globals).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${key}:${value}`] : [],
  )
  return (
    <ScreenPage
      title={story.title}
      file={String(story.parameters.fileName ?? '')}
      purpose={String(story.parameters.purpose ?? '')}
      entries={entries}
      look={look.join(';')}
    />
  )
}

const screenOf = (file: string) =>
  file
    .replace(/^.*stories\//, '')
    .replace('.stories.tsx', '')
    .replace('/', '+')

function ScreenPage({
  title,
  file,
  purpose,
  entries,
  look,
}: {
  title: string
  file: string
  purpose: string
  entries: readonly StoryEntry[]
  look: string
}) {
  const [shown, setShown] = useState(entries[0] as StoryEntry)
  const [isLive, goLive] = useState(false)
  const { frame, heard, forget } = useHeard()
  const show = (one: StoryEntry, live = isLive) => {
    forget()
    setShown(one)
    goLive(live)
  }
  const flow = shown.facts.flow()
  const state = heard?.state ?? shown.facts.state
  const [address = ''] = shown.facts.paths
  const globals = isLive ? `${look};live:on` : look
  return (
    <main className="screen-page sb-unstyled">
      <h1>{title.split('/').at(-1)}</h1>
      <p className="purpose">{purpose}</p>
      <p>
        {shown.facts.paths.map((path) => (
          <code key={path}>{path} </code>
        ))}
        <a href={`?path=/story/matrix-all-states--matrix&args=screen:${screenOf(file)}`} target="_top">
          All states, light and dark, in five languages
        </a>{' '}
        {address !== '' && (
          <a href={`${APP}#${address}`} target="_blank" rel="noreferrer">
            Open in the app
          </a>
        )}
      </p>
      <div className="stage">
        <iframe
          key={`${shown.id} ${globals}`}
          ref={frame}
          title={shown.name}
          src={`iframe.html?id=${shown.id}&viewMode=story&globals=${globals}`}
          width={390}
          height={844}
        />
        <div className="beside">
          <div role="group" aria-label="Frozen or live">
            <button type="button" aria-pressed={!isLive} onClick={() => show(shown, false)}>
              Frozen
            </button>
            <button type="button" aria-pressed={isLive} onClick={() => show(shown, true)}>
              Live
            </button>
          </div>
          {isLive && <Presses heard={heard} onPress={(type) => press(frame.current, type)} />}
          <Stories entries={entries} shown={shown} onShow={show} />
        </div>
      </div>
      <h2>States</h2>
      <Diagram source={chartOf(flow, state)} />
      <Events flow={flow} here={state} />
      <Calls calls={shown.facts.calls} />
    </main>
  )
}

function useHeard() {
  const frame = useRef<HTMLIFrameElement>(null)
  const [heard, hear] = useState<Heard>()
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<Heard>) => {
      if (source === frame.current?.contentWindow && data.story === 'live') hear(data)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  return { frame, heard, forget: () => hear(undefined) }
}

const Presses = ({ heard, onPress }: { heard: Heard | undefined; onPress: (type: string) => void }) => (
  <div className="presses">
    <p aria-live="polite">
      Now: <code>{heard?.state ?? '…'}</code>
    </p>
    {heard?.presses.map(({ type, fromPhone }) => (
      <button key={type} type="button" disabled={fromPhone} onClick={() => onPress(type)}>
        {fromPhone ? `${type}, from the phone` : type}
      </button>
    ))}
    {heard?.presses.length === 0 && <p>Nobody can do anything here but wait.</p>}
  </div>
)

const Stories = ({
  entries,
  shown,
  onShow,
}: {
  entries: readonly StoryEntry[]
  shown: StoryEntry
  onShow: (one: StoryEntry) => void
}) => (
  <table>
    <thead>
      <tr>
        <th>Story</th>
        <th>State</th>
        <th>The specification calls it</th>
      </tr>
    </thead>
    <tbody>
      {entries.map((one) => (
        <tr key={one.id} aria-current={one === shown}>
          <td>
            <button type="button" onClick={() => onShow(one)}>
              {one.name}
            </button>
          </td>
          <td>
            <code>{one.facts.state}</code>
          </td>
          <td>{one.answers.slice(1).join(', ')}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Events = ({ flow, here }: { flow: AnyStateMachine; here: string }) => (
  <>
    <h2>Events</h2>
    <table>
      <thead>
        <tr>
          <th>In</th>
          <th>Event</th>
          <th>If</th>
          <th>Then</th>
        </tr>
      </thead>
      <tbody>
        {arrows(flow).map(({ from, event, guard, to }) => (
          <tr key={`${from} ${event} ${guard} ${to}`} aria-current={from === here}>
            <td>{from}</td>
            <td>{event}</td>
            <td>{guard}</td>
            <td>{to}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
)

/** A phone's contract leaves out what is read here. */
const rooms = import.meta.glob<Record<string, unknown>>('../../contract/*.ts', { query: '?whole', eager: true })
const described = Object.values(rooms)
  .flatMap((room) => Object.values(room))
  .flatMap((said) => Object.values(said ?? {}) as (Endpoint | undefined)[])

const whole = (calls: SceneFacts['calls']) =>
  Object.entries(calls).map(
    ([name, { path }]) => [name, described.find((call) => call?.path === path) as Endpoint] as const,
  )

const Calls = ({ calls }: Pick<SceneFacts, 'calls'>) => (
  <>
    <h2>Calls</h2>
    {Object.keys(calls).length === 0 && <p>None: this screen asks the server nothing.</p>}
    {whole(calls).map(([name, call]) => (
      <section key={name}>
        <h3>
          {name}: <code>{`${call.method} ${call.path}`}</code> for {call.access}
        </h3>
        <p>{call.summary}</p>
        <ul>
          {call.refusals.map((refusal) => (
            <li key={refusal}>
              <code>{`${refusal} ${REFUSALS[refusal].code}`}</code> {REFUSALS[refusal].when}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </>
)
