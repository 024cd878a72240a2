import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { AlipayConfig, GatewayConfigs, WechatConfig } from '../lib/gateway.ts'
import { isGatewayAddress } from '#machines/payment/hand-off.rules.ts'
import { type Given, together } from '../lib/given.ts'
import { StartRefusal } from '../lib/start-refusal.ts'

const ALIPAY_HOUSE = 'https://openapi.alipay.com/gateway.do'

/** A gateway with half its keys refuses the start. */
export const gatewayConfigs = (given: Given): GatewayConfigs => ({ wechat: wechatOf(given), alipay: alipayOf(given) })

function wechatOf(given: Given): WechatConfig | undefined {
  const all = together(given, [
    'WECHAT_PAY_APP_ID',
    'WECHAT_PAY_MERCHANT',
    'WECHAT_PAY_SERIAL',
    'WECHAT_PAY_KEY_FILE',
    'WECHAT_PAY_API_KEY',
    'WECHAT_PAY_PUBLIC_KEY_ID',
    'WECHAT_PAY_PUBLIC_KEY_FILE',
  ])
  if (!all) return undefined
  const [appId = '', merchant = '', serial = '', keyFile = '', apiKey = '', keyId = '', publicFile = ''] = all
  if (Buffer.byteLength(apiKey) !== 32) refuse('WECHAT_PAY_API_KEY is no key of 32 bytes.')
  return {
    appId,
    merchant,
    serial,
    privateKey: keyIn('WECHAT_PAY_KEY_FILE', keyFile, createPrivateKey),
    apiKey: Buffer.from(apiKey),
    publicKeys: new Map([[keyId, keyIn('WECHAT_PAY_PUBLIC_KEY_FILE', publicFile, createPublicKey)]]),
  }
}

function alipayOf(given: Given): AlipayConfig | undefined {
  const all = together(given, ['ALIPAY_APP_ID', 'ALIPAY_SELLER', 'ALIPAY_KEY_FILE', 'ALIPAY_PUBLIC_KEY_FILE'])
  if (!all) return undefined
  const [appId = '', seller = '', keyFile = '', publicFile = ''] = all
  const gateway = given('ALIPAY_GATEWAY') ?? ALIPAY_HOUSE
  if (!isGatewayAddress(gateway))
    refuse(`ALIPAY_GATEWAY is "${gateway}"; write an https address of Alipay or of its trial, or leave it away.`)
  return {
    appId,
    seller,
    privateKey: keyIn('ALIPAY_KEY_FILE', keyFile, createPrivateKey),
    publicKey: keyIn('ALIPAY_PUBLIC_KEY_FILE', publicFile, createPublicKey),
    gateway,
  }
}

function keyIn(name: string, file: string, read: (pem: string) => KeyObject): KeyObject {
  try {
    const key = read(readFileSync(file, 'utf8'))
    return key.asymmetricKeyType === 'rsa' ? key : refuse(`${name} holds no RSA key.`)
  } catch (error) {
    if (error instanceof StartRefusal) throw error
    return refuse(`${name} is ${file}, which holds no key that can be read.`)
  }
}

function refuse(sentence: string): never {
  throw new StartRefusal(sentence)
}
