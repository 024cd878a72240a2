const SCREENS = 128

/** What a test is, by its file and then its title; the first that fits. */
const KINDS = [
  ['journey', /^tests\/journeys\//],
  ['plan', /^tests\/walks\//, /^every state and every transition has a path$/],
  ['look', /^tests\/walks\//, /^looks at /],
  ['touches', /^tests\/walks\//, /^touches /],
  ['app path', /^tests\/walks\//],
  ['kit', /^stories\/(?:ui|stock)\//],
  ['screen', /^stories\//],
  ['naive', /\/naive[\w-]*\.test\.ts$/],
  ['audit', /^tests\/server\/audit/],
  ['cells', /^tests\/server\/.*-cells\./],
  ['clocks', /^tests\/server\/.*-clocks\./],
  ['random walks', /^tests\/server\/.*-walks\./],
  ['desk', /^tests\/server\/desk/],
  ['house', /^tests\/[\w-]+\.test\.ts$/],
]

/** What stays as it is however many screens there are. */
const STANDS = new Set(['kit', 'naive', 'storms', 'sim', 'kills'])

export const kindOf = (file, title) =>
  KINDS.find(([, inFile, inTitle]) => inFile.test(file) && (inTitle?.test(title) ?? true))?.[0] ?? file.split('/')[1]

/** The seconds of every stage, of its kinds of tests and of its files; those of tests are added up over all workers. */
export const secondsOf = (outcomes) =>
  outcomes.map(({ name, took, files }) => ({
    stage: name,
    seconds: rounded(took),
    kinds: kindsOf(
      files.flatMap(({ file, tests }) => tests.map((test) => ({ ...test, kind: kindOf(file, test.title) }))),
    ),
    files: files
      .map(({ file, took, tests }) => ({ file, seconds: rounded(took), tests: tests.length }))
      .toSorted((one, other) => other.seconds - one.seconds),
  }))

function kindsOf(tests) {
  const kinds = new Map()
  for (const { kind, took } of tests) {
    const { count = 0, sum = 0 } = kinds.get(kind) ?? {}
    kinds.set(kind, { count: count + 1, sum: sum + took })
  }
  return [...kinds]
    .map(([kind, { count, sum }]) => ({ kind, tests: count, seconds: rounded(sum) }))
    .toSorted((one, other) => other.seconds - one.seconds)
}

const rounded = (took) => Math.round(took / 100) / 10

export const kindsLines = (stages) =>
  stages
    .filter(({ kinds }) => kinds.length > 0)
    .map(({ stage, kinds }) => `${stage.padEnd(16)}${kinds.map(kindText).join(', ')}`)

const kindText = ({ kind, tests, seconds }) => `${kind} ${seconds} s of ${tests}`

/** How long the same would take once every screen stands: what grows with screens is taken as many times. */
export function projected({ stages, took, standing }) {
  const all = sumOf(stages)
  const growing = stages.reduce((sum, stage) => sum + stage.seconds * growingShare(stage), 0)
  return all === 0 ? took : took * (1 + (growing / all) * (SCREENS / standing - 1))
}

const growingShare = ({ stage, kinds }) => {
  const all = sumOf(kinds)
  if (all === 0) return STANDS.has(stage) ? 0 : 1
  return sumOf(kinds.filter(({ kind }) => !STANDS.has(kind))) / all
}

const sumOf = (list) => list.reduce((sum, { seconds }) => sum + seconds, 0)

export const projection = (run) =>
  `At ${SCREENS} screens ${minutes(projected(run))} minutes: ${run.standing} stand, and all grows with them but ${[...STANDS].join(', ')}`

export const minutes = (took) => (took / 60_000).toFixed(1)

export const lasted = ({ took, installed }) =>
  `${minutes(took)} minutes${installed >= 6_000 ? `, and ${minutes(installed)} of installation` : ''}`

/** How many screens stand, by the list of those to come. */
export const standingOf = (pending) => SCREENS - (/PENDING = \[(.*?)\]/s.exec(pending)?.[1].match(/'\//g)?.length ?? 0)
