import type { Coverage, FlowCoverage } from './walk-report.ts'

const count = (walked: readonly string[], all: readonly string[]) => `${walked.length}/${all.length}`
const missed = (walked: readonly string[], all: readonly string[]) => all.filter((one) => !walked.includes(one))
const sum = (flows: readonly FlowCoverage[], of: (flow: FlowCoverage) => number) =>
  flows.reduce((total, flow) => total + of(flow), 0)

const totalsOf = ({ flows }: Coverage) => ({
  paths: sum(flows, ({ paths }) => paths),
  states: `${sum(flows, ({ walkedStates }) => walkedStates.length)}/${sum(flows, ({ states }) => states.length)}`,
  transitions: `${sum(flows, ({ walkedTransitions }) => walkedTransitions.length)}/${sum(flows, ({ transitions }) => transitions.length)}`,
})

export function asText(coverage: Coverage): string {
  const { flows, screenless } = coverage
  const totals = totalsOf(coverage)
  const rows = flows.map((flow) =>
    [
      flow.flow.padEnd(18),
      `${flow.paths} paths`.padStart(10),
      `${count(flow.walkedStates, flow.states)} states`.padStart(14),
      `${count(flow.walkedTransitions, flow.transitions)} transitions`.padStart(20),
    ].join(''),
  )
  const gaps = flows.flatMap((flow) =>
    missed(flow.walkedTransitions, flow.transitions).map((key) => `  not walked: ${flow.flow}: ${key}`),
  )
  const never = flows.flatMap((flow) =>
    Object.entries(flow.never).map(([key, why]) => `  excluded: ${flow.flow}: ${key}\n    ${why}`),
  )
  return [
    `Walked ${totals.states} states and ${totals.transitions} transitions on ${totals.paths} paths`,
    ...rows,
    ...gaps,
    ...never,
    `  without a screen, taken by tests/machines only: ${screenless.join(', ')}`,
    '',
  ].join('\n')
}

const STYLE = `:root { color-scheme: light dark; font: 15px/22px system-ui, sans-serif }
body { margin: 0 auto; max-width: 60rem; padding: 32px 16px } h1 { font-size: 24px } h2 { font-size: 18px; margin: 32px 0 8px }
table { border-collapse: collapse; width: 100% } td { padding: 4px 12px 4px 0; border-block-start: 1px solid color-mix(in srgb, currentColor 14%, transparent); vertical-align: top }
.state { display: inline-block; padding: 1px 8px; margin: 2px; border: 1px solid; border-radius: 999px } .yes { color: light-dark(#1c6b3c, #7ed3a0) } .no { color: light-dark(#a3271f, #f0938a) } .never { opacity: .7 }`

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? '')
const mark = (walked: boolean) => (walked ? '<span class="yes">walked</span>' : '<span class="no">not walked</span>')

function asSection({ flow, states, transitions, walkedStates, walkedTransitions, never, paths }: FlowCoverage): string {
  const row = (key: string, cell: string) =>
    `<tr>${key
      .split(' | ')
      .map((part) => `<td>${escaped(part)}</td>`)
      .join('')}<td>${cell}</td></tr>`
  return [
    `<h2>${escaped(flow)}</h2><p>${paths} paths, ${count(walkedStates, states)} states, ${count(walkedTransitions, transitions)} transitions</p>`,
    `<p>${states.map((state) => `<span class="state ${walkedStates.includes(state) ? 'yes' : 'no'}">${escaped(state)}</span>`).join('')}</p><table>`,
    ...transitions.map((key) => row(key, mark(walkedTransitions.includes(key)))),
    ...Object.entries(never).map(([key, why]) => row(key, `<span class="never">${escaped(why)}</span>`)),
    '</table>',
  ].join('\n')
}

export function asPage(coverage: Coverage): string {
  const totals = totalsOf(coverage)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Walks</title><style>${STYLE}</style></head>
<body><h1>Walked ${totals.states} states and ${totals.transitions} transitions</h1>
<p>${totals.paths} paths through the real app and the real server. Without a screen yet, taken by tests/machines only: ${coverage.screenless.join(', ')}.</p>
${coverage.flows.map(asSection).join('\n')}
</body></html>`
}
