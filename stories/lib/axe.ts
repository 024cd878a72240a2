import type { NodeResult, RunOptions } from 'axe-core'

export const RULES: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
}

/** A theme changes colours and nothing else. */
const COLOURS: RunOptions = { runOnly: ['color-contrast'] }

/** Text of the colour that is behind it is what axe is not sure about; a field that is painted over may have it. */
const isUnseen = ({ any, target }: NodeResult) =>
  any.some(({ data }) => (data as { messageKey?: string } | undefined)?.messageKey === 'equalRatio') &&
  !document.querySelector(String(target[0]))?.matches('input')

async function faultsBy(rules: RunOptions): Promise<string[]> {
  const { default: axe } = await import('axe-core')
  const { violations, incomplete } = await axe.run(document.body, {
    ...rules,
    resultTypes: ['violations', 'incomplete'],
    preload: false,
  })
  const unseen = incomplete.map(({ nodes, ...rule }) => ({ ...rule, nodes: nodes.filter(isUnseen) }))
  return [...violations, ...unseen].flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message ?? help} [${id}]`),
  )
}

export const axeFaults = () => faultsBy(RULES)
export const colourFaults = () => faultsBy(COLOURS)
