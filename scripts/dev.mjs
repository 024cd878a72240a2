import { demandNode } from './lib/node-version.mjs'

demandNode(process.versions)
import('./lib/dev-steps.mjs').then(function ({ dev }) {
  return dev()
})
