import { DocsContext, DocsPage } from '@storybook/addon-docs/blocks'
import { useContext, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { REFUSALS } from '#contract/refusals.ts'
import { arrows, chartOf } from './chart.ts'
import { Diagram } from './diagram.tsx'
import type { SceneFacts } from './scenes.tsx'
import './screen-page.css'

interface Told {
  id: string
  name: string
  facts: SceneFacts
  answers: readonly string[]
}

/** A screen's own page; a part of the kit has the usual one. */
export function Page() {
  const context = useContext(DocsContext)
  const stories = context.componentStories()
  const told = stories.flatMap(({ id, name, parameters }) =>
    parameters.machine
      ? [{ id, name, facts: parameters.machine as SceneFacts, answers: (parameters.answers ?? []) as string[] }]
      : [],
  )
  const [first] = told
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
      told={told}
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
  told,
  look,
}: {
  title: string
  file: string
  purpose: string
  told: readonly Told[]
  look: string
}) {
  const [shown, setShown] = useState(told[0] as Told)
  const flow = shown.facts.flow()
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
        </a>
      </p>
      <div className="stage">
        <iframe
          title={shown.name}
          src={`iframe.html?id=${shown.id}&viewMode=story&globals=${look}`}
          width={390}
          height={844}
        />
        <Stories told={told} shown={shown} onShow={setShown} />
      </div>
      <h2>States</h2>
      <Diagram source={chartOf(flow, shown.facts.state)} />
      <Events flow={flow} here={shown.facts.state} />
      <Calls calls={shown.facts.calls} />
    </main>
  )
}

const Stories = ({ told, shown, onShow }: { told: readonly Told[]; shown: Told; onShow: (one: Told) => void }) => (
  <table>
    <thead>
      <tr>
        <th>Story</th>
        <th>State</th>
        <th>The specification calls it</th>
      </tr>
    </thead>
    <tbody>
      {told.map((one) => (
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

const Calls = ({ calls }: Pick<SceneFacts, 'calls'>) => (
  <>
    <h2>Calls</h2>
    {Object.keys(calls).length === 0 && <p>None: this screen asks the server nothing.</p>}
    {Object.entries(calls).map(([name, call]) => (
      <section key={name}>
        <h3>
          {name}: <code>{`${call.method} ${call.path}`}</code> for {call.access}
        </h3>
        <p>{call.says}</p>
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
