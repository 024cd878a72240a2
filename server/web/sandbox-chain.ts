import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { BRAND } from '#contract/limits.ts'
import { decimalOf, minorOf } from '#contract/money.ts'
import { NETWORKS, type Network } from '#contract/payout-address.ts'
import { deposits } from '../deposit/deposits.ts'
import { follow } from '../deposit/follow.ts'
import { dropInSandbox, mineInSandbox, NEVER, sendInSandbox, sentInSandbox } from '../deposit/sandbox-chain.ts'
import type { Chain } from '../lib/chain.ts'
import type { Context } from '../lib/context.ts'
import { ICON } from './icon.ts'

const STYLE = `input { border: 1px solid; border-radius: 12px; background: none; color: inherit; font: inherit; min-height: 48px; padding: 11px; box-sizing: border-box; width: 100% }
label { display: grid; gap: 4px } code { overflow-wrap: anywhere } ul { padding: 0; list-style: none }
li { border-block-end: 1px solid; padding-block: 8px } form + form { margin-block-start: 12px }
button[value=send] { background: #0a7c4a; border-color: #0a7c4a; color: #fff }`

const Address = v.pipe(v.string(), v.regex(/^\w{20,64}$/))
const Asked = v.object({ address: Address })
const Amount = v.pipe(v.string(), v.regex(/^(?=.*[1-9])\d{1,7}(\.\d{1,6})?$/))
const Pressed = v.variant('act', [
  v.object({ act: v.literal('send'), address: Address, amount: Amount }),
  v.object({ act: v.picklist(['mine', 'mine-ten', 'drop']), address: Address }),
])

/** Never part of production. */
export function serveSandboxChain(app: FastifyInstance, context: Context): void {
  const { settings, database, clock, chance } = context
  if (settings.mode === 'production') return
  const chainOf = async (address: string): Promise<Chain | undefined> => {
    const row = await database
      .selectFrom('deposit_address')
      .select('network')
      .where('address', '=', address)
      .executeTakeFirst()
    const network = NETWORKS.find((one) => one === row?.network)
    return context.chains.find(({ chain }) => chain.isSandbox && chain.network === network)?.chain
  }
  app.get('/sandbox/chain.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
  app.get('/sandbox/chain', async ({ query }, reply) => {
    const asked = v.safeParse(Asked, query)
    const chain = asked.success ? await chainOf(asked.output.address) : undefined
    return reply
      .code(chain ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(asked.success && chain ? await pageOf(context, chain, asked.output.address) : NOBODY)
  })
  app.post('/sandbox/chain', async ({ body }, reply) => {
    const pressed = v.safeParse(Pressed, body)
    const chain = pressed.success ? await chainOf(pressed.output.address) : undefined
    if (!pressed.success || !chain) return reply.code(404).type('text/html; charset=utf-8').send(NOBODY)
    const { address: to, ...wish } = pressed.output
    const { network } = chain
    if (wish.act === 'drop') await dropInSandbox(database, network, to, clock.now())
    if (wish.act === 'send')
      await sendInSandbox(database, chance, { network, to, amount: minorOf(wish.amount, 'USDT') }, clock.now())
    for (let block = 0; block < BLOCKS[wish.act]; block += 1) await mineInSandbox(database, network, clock.now())
    await follow(context, chain, deposits(chance))
    return reply.redirect(`/sandbox/chain?address=${to}`, 303)
  })
}

const HEAD = `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${BRAND} sandbox network</title>${ICON}
<link rel="stylesheet" href="/sandbox/pay.css"><link rel="stylesheet" href="/sandbox/chain.css"></head>`
const NOBODY = `<!doctype html>
<html lang="en">
${HEAD}
<body><main><p>There is no such address here.</p></main></body></html>`

const BLOCKS = { send: 1, mine: 1, 'mine-ten': 10, drop: 0 } as const

const NAMES: Readonly<Record<Network, string>> = { TRC20: 'TRON', ERC20: 'Ethereum' }

const button = (act: keyof typeof BLOCKS, words: string) => `<button name="act" value="${act}">${words}</button>`

async function pageOf({ database }: Context, chain: Chain, address: string): Promise<string> {
  const { network } = chain
  const top = await chain.height()
  const sent = await sentInSandbox(database, network, address)
  const lines = sent.map(({ amount, block_hash, height, state }) => {
    const where =
      block_hash === NEVER
        ? 'dropped'
        : height === null
          ? 'in no block yet'
          : `${top - height + 1n} confirmations${state === 'credited' ? ', credited' : ''}`
    return `<li>${decimalOf(amount, 'USDT')} USDT: ${where}</li>`
  })
  const hidden = `<input type="hidden" name="address" value="${address}">`
  return `<!doctype html>
<html lang="en">
${HEAD}
<body><main><h1>Sandbox network ${NAMES[network]}</h1><p class="mark">No real USDT moves here.</p>
<p>Address <code>${address}</code></p><p>Newest block: ${top}</p>${lines.length > 0 ? `<ul>${lines.join('')}</ul>` : ''}
<form method="post" action="/sandbox/chain">${hidden}
<label>Amount in USDT<input name="amount" inputmode="decimal" value="25" autocomplete="off"></label>${button('send', 'Send')}</form>
<form method="post" action="/sandbox/chain">${hidden}${button('mine', 'Mine a block')}${button('mine-ten', 'Mine ten blocks')}${button('drop', 'Drop what was sent last')}</form>
<form><a href="/h5/#/pages/money/recharge_bc?network=${network}">Back to ${BRAND}</a></form>
</main></body></html>`
}
