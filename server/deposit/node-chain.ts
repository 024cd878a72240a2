import * as v from 'valibot'
import { createBase58check } from '@scure/base'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import { withCapitals } from '#contract/chain-address.ts'
import type { Network } from '#contract/payout-address.ts'
import type { Block, Chain, Transfer } from '../lib/chain.ts'

export interface NodeConfig {
  readonly network: Network
  readonly url: string
}

const CONTRACTS: Readonly<Record<Network, string>> = {
  ERC20: '0xdac17f958d2ee523a2206206994597c13d831ec7',
  TRC20: '0xa614f803b6fd780986a42c78ec9c7f77e6ded13c',
}
/** The event Transfer(from, to, amount). */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const ANSWER_MS = 10_000

const Hex = v.pipe(v.string(), v.regex(/^0x[0-9a-f]+$/i))
const Height = v.pipe(
  Hex,
  v.transform((text) => BigInt(text)),
)
const Head = v.nullable(v.object({ number: Height, hash: Hex, parentHash: Hex }))
const Logs = v.array(
  v.object({
    topics: v.array(Hex),
    data: Hex,
    transactionHash: Hex,
    logIndex: v.pipe(Hex, v.transform(Number)),
    blockHash: Hex,
    removed: v.optional(v.boolean(), false),
  }),
)

const base58 = createBase58check(sha256)

function addressOf(network: Network, topic: string): string {
  const tail = topic.slice(-40)
  return network === 'ERC20' ? withCapitals(`0x${tail}`) : base58.encode(Uint8Array.of(0x41, ...hexToBytes(tail)))
}

/** Reads only: no key that could spend is anywhere near. */
export function nodeChain({ network, url }: NodeConfig, ask: typeof fetch = fetch): Chain {
  let asked = 0
  async function call<T extends v.GenericSchema>(
    method: string,
    params: unknown[],
    result: T,
  ): Promise<v.InferOutput<T>> {
    const id = (asked += 1)
    const answer = await ask(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    if (!answer.ok) throw new Error(`the node of ${network} answers ${answer.status}`)
    return v.parse(v.object({ id: v.literal(id), result }), await answer.json()).result as v.InferOutput<T>
  }

  return {
    network,
    isSandbox: false,
    height: () => call('eth_blockNumber', [], Height),
    async blockAt(height): Promise<Block | undefined> {
      const number = `0x${height.toString(16)}`
      const head = await call('eth_getBlockByNumber', [number, false], Head)
      if (!head) return undefined
      const logs = await call(
        'eth_getLogs',
        [{ address: CONTRACTS[network], topics: [TRANSFER], fromBlock: number, toBlock: number }],
        Logs,
      )
      // Reorganised between the two questions: ask again later.
      if (logs.some(({ blockHash }) => blockHash !== head.hash)) return undefined
      const transfers = logs
        .filter(({ removed, topics, data }) => !removed && topics.length === 3 && BigInt(data) > 0n)
        .map(({ transactionHash, logIndex, topics, data }): Transfer => ({
          tx: transactionHash,
          place: logIndex,
          to: addressOf(network, topics[2] ?? ''),
          amount: BigInt(data),
        }))
      return { height: head.number, hash: head.hash, parent: head.parentHash, transfers }
    },
  }
}
