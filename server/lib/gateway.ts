import type { KeyObject } from 'node:crypto'
import type { GatewayMethod, PayStart } from '#contract/payment.ts'
import type { Currency } from '#contract/money.ts'

export type GatewayName = 'wechat' | 'alipay' | 'pooulcloud' | 'sdpay'

export interface Bill {
  readonly payNo: string
  readonly title: string
  readonly amount: bigint
  readonly currency: Currency
  readonly expiresAt: Date
  readonly returnUrl: string
  readonly notifyUrl: string
  readonly ip: string
  /** The payer's id in the host's mini-program. */
  readonly openid: string | undefined
}

export type HandOff = Pick<PayStart, 'kind' | 'url' | 'form' | 'qrcode_text' | 'sdk'>

/** Only what the gateway itself was proven to say. */
export interface Said {
  /** The gateway's number of this message: the same one is heard once. */
  readonly message: string
  readonly payNo: string
  readonly state: 'waiting' | 'paid' | 'failed' | 'closed'
  readonly amount: bigint
  readonly currency: string
  readonly payee: string
  readonly ref: string
}

export interface Callback {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** An answer after which the gateway sends no more. */
export interface Answered {
  readonly status: number
  readonly type: string
  readonly body: string
}

export interface Gateway {
  readonly name: GatewayName
  readonly isSandbox: boolean
  readonly methods: readonly GatewayMethod[]
  readonly payee: string
  begin(bill: Bill, method: GatewayMethod, now: Date): Promise<HandOff>
  /** Undefined when the gateway did not say it. */
  heard(callback: Callback, now: Date): Said | undefined
  ask(payNo: string, now: Date): Promise<Said | undefined>
  readonly thanks: Answered
}

export interface WechatKeys {
  readonly merchant: string
  readonly serial: string
  readonly privateKey: KeyObject
  /** 32 bytes, for AES-256. */
  readonly apiKey: Buffer
  readonly publicKeys: ReadonlyMap<string, KeyObject>
}

export interface WechatConfig extends WechatKeys {
  readonly appId: string
}

export interface AlipayConfig {
  readonly appId: string
  readonly seller: string
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
  readonly gateway: string
}

export interface GatewayConfigs {
  readonly wechat: WechatConfig | undefined
  readonly alipay: AlipayConfig | undefined
}
