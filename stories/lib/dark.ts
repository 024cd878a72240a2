import axe from 'axe-core'

/** A theme changes colours and nothing else: the rules about colour are asked again in the dark. */
export async function darkFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'], resultTypes: ['violations'] })
  return violations.flatMap(({ nodes }) =>
    nodes.map((node) => `${node.target.join(' ')}: ${node.any[0]?.message ?? node.failureSummary ?? ''}`),
  )
}
