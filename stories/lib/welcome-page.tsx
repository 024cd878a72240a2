import { Suspense, use } from 'react'
import type { Counts } from './counts.ts'
import { toolbars } from './toolbars.ts'
import './screen-page.css'

const LOOKS: Readonly<Record<keyof typeof toolbars, string>> = {
  locale: 'All ten languages, and two made of English: one with accents and a third longer, one from right to left.',
  direction: 'As the language reads, or against it.',
  theme: 'Colours by day and by night.',
  textSize: 'As large as a phone can be set.',
  motion: 'With motion, or without it for those whom it makes ill.',
  network: 'How calls are answered while a screen is live: as usual, after five seconds, or not at all.',
  clock: 'The moment of the story, three minutes later, or seconds before its first clock runs out.',
  values: 'The longest names and the largest amounts in place of the usual ones.',
}

const linesOf = (counts: Counts) => [
  [counts.screens, `screens, at ${counts.addresses} addresses`],
  [counts.flows + counts.lifecycles, `machines: ${counts.flows} conversations, ${counts.lifecycles} lives of records`],
  [counts.withStory, `states with a story, of ${counts.states}`],
  [counts.stories, 'stories'],
  [counts.languages, 'languages'],
]

const Counted = ({ counts }: { counts: Promise<Counts> }) => (
  <ul className="counts">
    {linesOf(use(counts)).map(([count, what]) => (
      <li key={what}>
        <b>{count}</b> {what}
      </li>
    ))}
  </ul>
)

/** What there is to see here, and how to look at it; what is counted comes once every story has arrived. */
export const WelcomePage = ({ counts }: { counts: Promise<Counts> }) => (
  <main className="screen-page" dir="ltr" lang="en">
    <h1>Quay, screen by screen</h1>
    <p className="purpose">
      Every screen is a conversation, and every conversation is a machine with named states. Args each state of each
      screen stands still, so that it can be looked at.
    </p>
    <Suspense fallback={<p>Counting…</p>}>
      <Counted counts={counts} />
    </Suspense>
    <h2>How to read a page</h2>
    <ol>
      <li>Choose a room on the left, then a screen. Rooms stand in the order of the sitemap.</li>
      <li>
        <b>Docs</b> is the page of the screen: the phone, its states, the chart with the state that is shown, every
        event with what it needs and where it leads, and every call with its refusals.
      </li>
      <li>Press a state in the table: the phone and the chart show it.</li>
      <li>
        Press <b>Live</b> on that page: the conversation goes on from there, with answers from the stories. What may
        happen stands beside it as buttons, and the chart follows.
      </li>
      <li>
        <a href="?path=/story/matrix-all-states--matrix" target="_top">
          All states
        </a>{' '}
        shows one screen whole: light and dark, in five languages.
      </li>
      <li>
        <a href="?path=/story/welcome-words-and-tone--words" target="_top">
          Words and tone
        </a>{' '}
        says which word means what, and how we speak.
      </li>
    </ol>
    <h2>The toolbars</h2>
    <table>
      <tbody>
        {Object.entries(toolbars).map(([key, { name }]) => (
          <tr key={key}>
            <td>
              <b>{name}</b>
            </td>
            <td>{LOOKS[key as keyof typeof toolbars]}</td>
          </tr>
        ))}
        <tr>
          <td>
            <b>Viewport</b>
          </td>
          <td>Phones from 320 px to 768 px wide.</td>
        </tr>
      </tbody>
    </table>
    <h2>What the tests look at</h2>
    <p>
      Every view is measured in every language, at 200 % text and in the dark: words that leave their place, targets
      that are too small or overlap, and colours that are too faint fail the run. The clock of every story stands at
      2026-03-04 09:30 UTC.
    </p>
  </main>
)
