import axe, { type NodeResult } from 'axe-core'

/** Text of the colour that is behind it is what axe is not sure about; a field that is painted over may have it. */
const isUnseen = ({ any, target }: NodeResult) =>
  any.some(({ data }) => (data as { messageKey?: string } | undefined)?.messageKey === 'equalRatio') &&
  !document.querySelector(String(target[0]))?.matches('input')

/** A theme changes colours and nothing else: the rules about colour are asked in each. */
export async function colourFaults(): Promise<string[]> {
  const { violations, incomplete } = await axe.run(document.body, { runOnly: ['color-contrast'] })
  return [
    ...violations.flatMap(({ nodes }) => nodes),
    ...incomplete.flatMap(({ nodes }) => nodes.filter(isUnseen)),
  ].map((node) => `${node.target.join(' ')}: ${node.any[0]?.message ?? node.failureSummary ?? ''}`)
}
