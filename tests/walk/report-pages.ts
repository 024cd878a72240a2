import type { Coverage, FlowCoverage } from './coverage.ts'

const count = (walked: readonly string[], all: readonly string[]) => `${walked.length}/${all.length}`
const missed = (walked: readonly string[], all: readonly string[]) => all.filter((one) => !walked.includes(one))
const sum = (flows: readonly FlowCoverage[], of: (flow: FlowCoverage) => number) =>
  flows.reduce((total, flow) => total + of(flow), 0)

const part = (flows: readonly FlowCoverage[], done: keyof FlowCoverage, all: keyof FlowCoverage) =>
  `${sum(flows, (flow) => (flow[done] as readonly string[]).length)}/${sum(flows, (flow) => (flow[all] as readonly string[]).length)}`

export const headline = ({ flows }: Coverage): string =>
  [
    `Seen ${part(flows, 'seenStates', 'states')} states at ${part(flows, 'openedAddresses', 'addresses')} doors;`,
    `${part(flows, 'doneProofs', 'proofs')} proofs in the app on ${sum(flows, ({ paths }) => paths)} paths`,
    `and ${part(flows, 'doneTouches', 'touches')} touches`,
  ].join(' ')

export function asText(coverage: Coverage): string {
  const { flows, unplanned } = coverage
  const rows = flows.map((flow) =>
    [
      flow.flow.padEnd(18),
      `${flow.paths} paths`.padStart(10),
      `${count(flow.seenStates, flow.states)} states`.padStart(14),
      `${count(flow.doneProofs, flow.proofs)} proofs`.padStart(16),
      `${count(flow.doneTouches, flow.touches)} touches`.padStart(16),
    ].join(''),
  )
  const gaps = flows.flatMap((flow) => [
    ...missed(flow.openedAddresses, flow.addresses).map((one) => `  not opened: ${flow.flow}: ${one}`),
    ...missed(flow.seenStates, flow.states).map((one) => `  not seen: ${flow.flow}: ${one}`),
    ...missed(flow.doneProofs, flow.proofs).map((one) => `  not proven: ${flow.flow}: ${one}`),
    ...missed(flow.doneTouches, flow.touches).map((one) => `  not touched: ${flow.flow}: ${one}`),
  ])
  const never = flows.flatMap((flow) =>
    Object.entries(flow.never).map(([key, why]) => `  excluded: ${flow.flow}: ${key}\n    ${why}`),
  )
  const nobody = unplanned.map((one) => `  planned by no walk: ${one}`)
  return [headline(coverage), ...rows, ...nobody, ...gaps, ...never, ''].join('\n')
}

const STYLE = `:root { color-scheme: light dark; font: 15px/22px system-ui, sans-serif }
body { margin: 0 auto; max-width: 60rem; padding: 32px 16px } h1 { font-size: 24px } h2 { font-size: 18px; margin: 32px 0 8px }
table { border-collapse: collapse; width: 100% } td { padding: 4px 12px 4px 0; border-block-start: 1px solid color-mix(in srgb, currentColor 14%, transparent); vertical-align: top }
.state { display: inline-block; padding: 1px 8px; margin: 2px; border: 1px solid; border-radius: 999px } .yes { color: light-dark(#1c6b3c, #7ed3a0) } .no { color: light-dark(#a3271f, #f0938a) } .never { opacity: .7 }`

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? '')

function asSection(flow: FlowCoverage): string {
  const row = (key: string, cell: string) =>
    `<tr>${key
      .split(' | ')
      .map((part) => `<td>${escaped(part)}</td>`)
      .join('')}<td>${cell}</td></tr>`
  const mark = (done: readonly string[], key: string) =>
    done.includes(key) ? '<span class="yes">proven</span>' : '<span class="no">not proven</span>'
  return [
    `<h2>${escaped(flow.flow)}</h2><p>${flow.paths} paths in the app, ${count(flow.seenStates, flow.states)} states, ${count(flow.doneProofs, flow.proofs)} proofs in the app, ${count(flow.doneTouches, flow.touches)} touches</p>`,
    `<p>${flow.states.map((state) => `<span class="state ${flow.seenStates.includes(state) ? 'yes' : 'no'}">${escaped(state)}</span>`).join('')}</p><table>`,
    ...flow.proofs.map((key) => row(key, mark(flow.doneProofs, key))),
    ...flow.touches.map((key) => row(key, mark(flow.doneTouches, key))),
    ...Object.entries(flow.never).map(([key, why]) => row(key, `<span class="never">${escaped(why)}</span>`)),
    '</table>',
  ].join('\n')
}

export function asPage(coverage: Coverage): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Walks</title><style>${STYLE}</style></head>
<body><h1>${escaped(headline(coverage))}</h1>
${coverage.flows.map(asSection).join('\n')}
</body></html>`
}
