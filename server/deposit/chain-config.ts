import type { Network } from '#contract/payout-address.ts'
import type { ChainConfig } from '../lib/chain.ts'
import { StartRefusal } from '../lib/start-refusal.ts'
import { keyProblem } from './derive.ts'

type Given = (name: string) => string | undefined

const NAMES = {
  TRC20: { key: 'QUAY_XPUB_TRON', node: 'QUAY_NODE_TRON' },
  ERC20: { key: 'QUAY_XPUB_ETH', node: 'QUAY_NODE_ETH' },
} as const satisfies Record<Network, object>

/** Of a public mnemonic: anybody can spend what is sent there. For the demo alone. */
const DEMO_KEYS: Readonly<Record<Network, string>> = {
  TRC20:
    'xpub6D1AabNHCupeiLM65ZR9UStMhJ1vCpyV4XbZdyhMZBiJXALQtmn9p42VTQckoHVn8WNqS7dqnJokZHAHcHGoaQgmv8D45oNUKx6DZMNZBCd',
  ERC20:
    'xpub6DCoCpSuQZB2jawqnGMEPS63ePKWkwWPH4TU45Q7LPXWuNd8TMtVxRrgjtEshuqpK3mdhaWHPFsBngh5GFZaM6si3yZdUsT8ddYM3PwnATt',
}

/** None in production unless the operator names a key. */
export const chainConfigs = (given: Given, isProduction: boolean): readonly ChainConfig[] =>
  (Object.keys(NAMES) as Network[]).flatMap((network): ChainConfig[] => {
    const names = NAMES[network]
    const [key, node] = [given(names.key), given(names.node)]
    if (!key && node) refuse(`${names.node} belongs together with ${names.key}; give both, or the key alone.`)
    if (!key) return isProduction ? [] : [{ network, key: DEMO_KEYS[network], node: undefined, isDemo: true }]
    const problem = keyProblem(key)
    if (problem) refuse(`${names.key} is not good for addresses: ${problem}.`)
    if (isProduction && !node)
      refuse(
        `${names.node} is missing; production needs the node that says what arrives at the addresses of ${names.key}.`,
      )
    if (node && !/^https?:\/\/\S+$/.test(node)) refuse(`${names.node} is no address; write it as https://node.example.`)
    return [{ network, key, node, isDemo: false }]
  })

function refuse(sentence: string): never {
  throw new StartRefusal(sentence)
}
