import { expect, test } from 'vitest'
import { nodeChain } from '#server/deposit/node-chain.ts'

const wide = (digits: string) => `0x${digits.padStart(64, '0')}`
const BLOCK = { number: '0x10', hash: '0xaa', parentHash: '0x99' }
const LOG = {
  topics: [
    '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
    wide('f39fd6e51aad88f6f4ce6ab8827279cfffb92266'),
    wide('a614f803b6fd780986a42c78ec9c7f77e6ded13c'),
  ],
  data: wide((25_000_000).toString(16)),
  transactionHash: '0x77',
  logIndex: '0x3',
  blockHash: '0xaa',
}

function node(answers: Record<string, unknown>) {
  const asked: { method: string; params: unknown[] }[] = []
  const ask = (async (_: unknown, { body }: RequestInit = {}) => {
    const { id, method, params } = JSON.parse(String(body)) as { id: number; method: string; params: unknown[] }
    asked.push({ method, params })
    return Response.json({ jsonrpc: '2.0', id, result: answers[method] })
  }) as typeof fetch
  return { ask, asked }
}

test.each([
  ['ERC20', '0xdac17f958d2ee523a2206206994597c13d831ec7', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  ['TRC20', '0xa614f803b6fd780986a42c78ec9c7f77e6ded13c', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
] as const)('%s: one block, with what went to whom', async (network, address, to) => {
  const [sign = '', from = '', here = ''] = LOG.topics
  const log = { ...LOG, topics: network === 'ERC20' ? [sign, here, from] : LOG.topics }
  const { ask, asked } = node({ eth_blockNumber: '0x12', eth_getBlockByNumber: BLOCK, eth_getLogs: [log] })
  const chain = nodeChain({ network, url: 'https://node.test' }, ask)
  expect(await chain.height()).toBe(18n)
  expect(await chain.blockAt(16n)).toEqual({
    height: 16n,
    hash: '0xaa',
    parent: '0x99',
    transfers: [{ tx: '0x77', place: 3, to, amount: 25_000_000n }],
  })
  expect(asked).toEqual([
    { method: 'eth_blockNumber', params: [] },
    { method: 'eth_getBlockByNumber', params: ['0x10', false] },
    { method: 'eth_getLogs', params: [{ address, topics: [LOG.topics[0]], fromBlock: '0x10', toBlock: '0x10' }] },
  ])
})

test.each([
  ['no such block', { eth_getBlockByNumber: null, eth_getLogs: [] }, undefined],
  ['another block meanwhile', { eth_getBlockByNumber: BLOCK, eth_getLogs: [{ ...LOG, blockHash: '0xbb' }] }, undefined],
  ['taken back', { eth_getBlockByNumber: BLOCK, eth_getLogs: [{ ...LOG, removed: true }] }, []],
  ['nothing moved', { eth_getBlockByNumber: BLOCK, eth_getLogs: [{ ...LOG, data: '0x0' }] }, []],
] as const)('%s', async (_, answers, transfers) => {
  const block = await nodeChain({ network: 'ERC20', url: 'https://node.test' }, node(answers).ask).blockAt(16n)
  expect(block?.transfers).toEqual(transfers)
})

test('what is no answer is a fault, and nothing that arrived', async () => {
  const odd = node({ eth_blockNumber: 'soon' })
  await expect(nodeChain({ network: 'ERC20', url: 'https://node.test' }, odd.ask).height()).rejects.toThrow()
  const down = (async () => new Response('', { status: 502 })) as typeof fetch
  await expect(nodeChain({ network: 'TRC20', url: 'https://node.test' }, down).height()).rejects.toThrow('answers 502')
})
