import { openCluster } from '../tests/world/cluster.ts'
import { run } from '../tests/sim/run.ts'

const given = (name: string, usual: number): number => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? usual : Number(process.argv[at + 1])
}

const cluster = await openCluster()
try {
  const { lines, hash } = await run(cluster.adminUrl, { seed: given('seed', 1), calls: given('calls', 300) })
  console.log(`${lines.join('\n')}\n${hash}`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await cluster.close()
}
