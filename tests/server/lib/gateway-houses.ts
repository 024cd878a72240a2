import { createCipheriv, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { payment } from '#contract/payment.ts'
import type { GatewayConfigs, GatewayName, Said } from '#server/lib/gateway.ts'
import { alipayGateway } from '#server/payment/alipay.ts'
import { withSignature } from '#server/payment/alipay-sign.ts'
import { sandboxSecret } from '#server/payment/gateways.ts'
import { signed } from '#server/payment/rsa.ts'
import { SANDBOX_PAYEE } from '#server/payment/sandbox.ts'
import { wechatGateway } from '#server/payment/wechat.ts'
import { newKey } from '#tests/world/money.ts'
import { type Letter, sandboxLetter } from '#tests/world/payments.ts'
import { type Person, type World } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const OURS = generateKeyPairSync('rsa', { modulusLength: 2048 })
const THEIRS = generateKeyPairSync('rsa', { modulusLength: 2048 })
const STRANGER = generateKeyPairSync('rsa', { modulusLength: 2048 })
const API_KEY = Buffer.alloc(32, 7)

const CONFIGS = {
  wechat: {
    appId: 'wx0001',
    merchant: '1900007291',
    serial: 'A1',
    privateKey: OURS.privateKey,
    apiKey: API_KEY,
    publicKeys: new Map([['PUB_KEY_ID_1', THEIRS.publicKey]]),
  },
  alipay: {
    appId: '2021001',
    seller: '2088001',
    privateKey: OURS.privateKey,
    publicKey: THEIRS.publicKey,
    gateway: 'https://openapi.alipay.com/gateway.do',
  },
} satisfies GatewayConfigs

export type Belief = Pick<Said, 'state' | 'amount'>

export interface Forged {
  readonly message?: string
  readonly state?: Said['state']
  readonly amount?: bigint
  readonly currency?: string
  readonly payee?: string
  readonly payNo?: string
  readonly at?: Date
  readonly by?: 'stranger'
}

export interface House {
  readonly name: GatewayName
  readonly world: World
  readonly thanks: number
  readonly proves: readonly string[]
  readonly begin: (person: Person) => Promise<string>
  readonly believes: (payNo: string, belief: Belief | 'cannot be asked') => Promise<void>
  readonly letter: (payNo: string, forged?: Forged) => Promise<Letter>
}

const beliefs = new Map<string, Belief | 'cannot be asked'>()
const beliefOf = (payNo: string): Belief => {
  const belief = beliefs.get(payNo) ?? { state: 'waiting', amount: 2_500n }
  if (belief === 'cannot be asked') throw new Error('the line is cut')
  return belief
}
const euros = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`
const believes = async (payNo: string, belief: Belief | 'cannot be asked') => void beliefs.set(payNo, belief)
const begins = (world: World, by: 'wechat' | 'alipay') => async (person: Person) => {
  const call = by === 'wechat' ? payment.rechargeByWechat : payment.rechargeByAlipay
  return (await world.give(call, { amount: '25', idem: newKey() }, person)).pay_no
}
const keyOf = ({ by }: Forged): KeyObject => (by === 'stranger' ? STRANGER : THEIRS).privateKey

const WECHAT_STATES = { waiting: 'NOTPAY', paid: 'SUCCESS', failed: 'PAYERROR', closed: 'CLOSED' } as const
const ALIPAY_STATES = {
  waiting: 'WAIT_BUYER_PAY',
  paid: 'TRADE_SUCCESS',
  failed: 'TRADE_CLOSED',
  closed: 'TRADE_CLOSED',
}

const transactionOf = (payNo: string, forged: Forged = {}) => {
  const { state = beliefOf(payNo).state, amount = beliefOf(payNo).amount } = forged
  return {
    mchid: forged.payee ?? CONFIGS.wechat.merchant,
    out_trade_no: forged.payNo ?? payNo,
    transaction_id: `42${payNo}`,
    trade_state: WECHAT_STATES[state],
    amount: { total: Number(amount), currency: forged.currency ?? 'EUR' },
  }
}

export function wechatProof(body: string, at: Date, key: KeyObject = THEIRS.privateKey) {
  const timestamp = String(Math.floor(at.getTime() / 1_000))
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': 'a-nonce',
    'wechatpay-serial': 'PUB_KEY_ID_1',
    'wechatpay-signature': signed(`${timestamp}\na-nonce\n${body}\n`, key),
  }
}

function wechatLetter(world: World, payNo: string, forged: Forged): Letter {
  const nonce = '123456789012'
  const lock = createCipheriv('aes-256-gcm', API_KEY, Buffer.from(nonce))
  lock.setAAD(Buffer.from('transaction'))
  const text = JSON.stringify(transactionOf(payNo, forged))
  const sealed = Buffer.concat([lock.update(text), lock.final(), lock.getAuthTag()])
  const resource = { ciphertext: sealed.toString('base64'), nonce, associated_data: 'transaction' }
  const body = JSON.stringify({ id: forged.message ?? `EV-${payNo}`, event_type: 'TRANSACTION.SUCCESS', resource })
  const proof = wechatProof(body, forged.at ?? world.context.clock.now(), keyOf(forged))
  return { headers: { 'content-type': 'application/json', ...proof }, body }
}

const chinese = (at: Date) => at.toLocaleString('sv', { timeZone: 'Asia/Shanghai' })

export const alipayForm = (fields: Readonly<Record<string, string>>, key: KeyObject = THEIRS.privateKey): Letter => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
  body: new URLSearchParams(withSignature(fields, key)).toString(),
})
export const alipayFields = (payNo: string, at: Date, forged: Forged = {}): Record<string, string> => {
  const { state = beliefOf(payNo).state, amount = beliefOf(payNo).amount } = forged
  return {
    notify_id: forged.message ?? `N-${payNo}`,
    notify_time: chinese(at),
    app_id: CONFIGS.alipay.appId,
    out_trade_no: forged.payNo ?? payNo,
    trade_no: `20${payNo}`,
    trade_status: ALIPAY_STATES[state],
    total_amount: euros(amount),
    seller_id: forged.payee ?? CONFIGS.alipay.seller,
    sign_type: 'RSA2',
  }
}

export const ASKED_OF_WECHAT: string[] = []

const outside = (world: () => World): typeof fetch =>
  (async (to: string | URL, { body, method }: RequestInit = {}) => {
    const url = new URL(String(to))
    if (url.host === 'openapi.alipay.com') {
      const { out_trade_no: payNo } = JSON.parse(new URLSearchParams(String(body)).get('biz_content') ?? '{}')
      const { state, amount } = beliefOf(payNo)
      const known = { out_trade_no: payNo, trade_no: `20${payNo}`, trade_status: ALIPAY_STATES[state] }
      const node = JSON.stringify({ code: '10000', ...known, total_amount: euros(amount) })
      return new Response(`{"alipay_trade_query_response":${node},"sign":"${signed(node, THEIRS.privateKey)}"}`)
    }
    const begun = { h5_url: 'https://wx.example/pay?prepay_id=1', prepay_id: 'wx1' }
    if (method === 'POST') ASKED_OF_WECHAT.push(String(body))
    const payNo = url.pathname.split('/').at(-1) ?? ''
    const text = JSON.stringify(method === 'POST' ? begun : transactionOf(payNo))
    return new Response(text, { headers: wechatProof(text, world().context.clock.now()) })
  }) as typeof fetch

export async function openHouses(): Promise<readonly House[]> {
  const real = await openWorld({ settings: { gateways: CONFIGS } })
  const ask = outside(() => real)
  Object.assign(real.context, {
    gateways: [wechatGateway(CONFIGS.wechat, real.context.chance, ask), alipayGateway(CONFIGS.alipay, ask)],
  })
  const sandbox = await openWorld()
  return [
    {
      name: 'wechat',
      world: real,
      thanks: 204,
      proves: ['wechatpay-timestamp', 'wechatpay-nonce', 'wechatpay-serial', 'wechatpay-signature'],
      begin: begins(real, 'wechat'),
      believes,
      letter: async (payNo, forged = {}) => wechatLetter(real, payNo, forged),
    },
    {
      name: 'alipay',
      world: real,
      thanks: 200,
      proves: [],
      begin: begins(real, 'alipay'),
      believes,
      letter: async (payNo, forged = {}) =>
        alipayForm(alipayFields(payNo, forged.at ?? real.context.clock.now(), forged), keyOf(forged)),
    },
    {
      name: 'sdpay',
      world: sandbox,
      thanks: 200,
      proves: ['sandbox-timestamp', 'sandbox-signature'],
      async begin(person) {
        const { order_no } = await sandbox.give(payment.rechargeByAlipay, { amount: '25', idem: newKey() }, person)
        return (await sandbox.give(payment.sdpay, { order_no, idem: newKey() }, person)).pay_no
      },
      async believes(payNo, belief) {
        if (belief === 'cannot be asked') throw new Error('the sandbox can always be asked')
        const { state } = belief
        await sandbox.sql.updateTable('sandbox_payment').set({ state }).where('pay_no', '=', payNo).execute()
      },
      letter: (payNo, { by, ...forged } = {}) =>
        sandboxLetter(sandbox, payNo, {
          payee: SANDBOX_PAYEE,
          ...forged,
          ...(by && { secret: sandboxSecret('a pepper of somebody else') }),
        }),
    },
  ]
}
