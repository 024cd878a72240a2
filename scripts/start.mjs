import { demandNode } from './lib/node-version.mjs'

demandNode(process.versions)
import('./lib/start-steps.mjs').then(function ({ start }) {
  return start()
})
