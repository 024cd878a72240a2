import { demandNode } from './lib/node-version.mjs'

demandNode(process.versions)
import('./lib/test-steps.mjs').then(async function ({ test }) {
  const { soak } = await import('./lib/gate.mjs')
  return test(process.argv.slice(2), soak, 'npm run soak')
})
