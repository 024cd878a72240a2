import { demandNode } from './lib/node-version.mjs'

demandNode(process.versions)
import('./lib/test-steps.mjs').then(function ({ test }) {
  return test(process.argv.slice(2))
})
