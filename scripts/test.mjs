import { demandNode } from './lib/node-version.mjs'

demandNode(process.versions)
import('./lib/test-steps.mjs').then(async function ({ test }) {
  const named = process.argv.slice(2)
  if (!named.includes('--near')) return test(named)
  const { near } = await import('./lib/near.mjs')
  const others = named.filter((name) => name !== '--near')
  return test(others, near, 'npm test -- --near')
})
