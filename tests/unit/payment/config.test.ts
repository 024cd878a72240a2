import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { gatewayConfigs } from '#server/payment/gateway-config.ts'

const place = mkdtempSync(join(tmpdir(), 'quay-gateways-'))
afterAll(() => rmSync(place, { recursive: true }))
const pem = (type: 'rsa' | 'ec') => {
  const { privateKey, publicKey } =
    type === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    private: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    public: publicKey.export({ type: 'spki', format: 'pem' }),
  }
}
const file = (name: string, text: string | Buffer) => {
  writeFileSync(join(place, name), text)
  return join(place, name)
}
const rsa = pem('rsa')
const [ours, theirs, other] = [file('ours', rsa.private), file('theirs', rsa.public), file('other', pem('ec').private)]
const configured = (environment: Record<string, string>) => gatewayConfigs((name) => environment[name])

const WECHAT = {
  WECHAT_PAY_APP_ID: 'wx1',
  WECHAT_PAY_MERCHANT: '19',
  WECHAT_PAY_SERIAL: 'A1',
  WECHAT_PAY_KEY_FILE: ours,
  WECHAT_PAY_API_KEY: 'k'.repeat(32),
  WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_1',
  WECHAT_PAY_PUBLIC_KEY_FILE: theirs,
}
const ALIPAY = { ALIPAY_APP_ID: '2021', ALIPAY_SELLER: '2088', ALIPAY_KEY_FILE: ours, ALIPAY_PUBLIC_KEY_FILE: theirs }

test('what is not configured is not there; what is, is whole', () => {
  expect(configured({})).toEqual({ wechat: undefined, alipay: undefined })
  const { wechat, alipay } = configured({ ...WECHAT, ...ALIPAY })
  expect([wechat?.merchant, [...(wechat?.publicKeys.keys() ?? [])], wechat?.apiKey.length]).toEqual([
    '19',
    ['PUB_1'],
    32,
  ])
  expect([alipay?.seller, alipay?.gateway]).toEqual(['2088', 'https://openapi.alipay.com/gateway.do'])
})

test.each([
  [{ ALIPAY_APP_ID: '2021' }, 'ALIPAY_SELLER and ALIPAY_KEY_FILE and ALIPAY_PUBLIC_KEY_FILE missing'],
  [{ ...WECHAT, WECHAT_PAY_API_KEY: 'short' }, 'WECHAT_PAY_API_KEY is no key of 32 bytes.'],
  [{ ...WECHAT, WECHAT_PAY_KEY_FILE: join(place, 'nothing') }, 'holds no key that can be read'],
  [{ ...ALIPAY, ALIPAY_KEY_FILE: theirs }, 'holds no key that can be read'],
  [{ ...ALIPAY, ALIPAY_KEY_FILE: other }, 'ALIPAY_KEY_FILE holds no RSA key.'],
  [{ ...ALIPAY, ALIPAY_GATEWAY: 'http://somewhere' }, 'ALIPAY_GATEWAY is "http://somewhere"'],
  [
    { ...ALIPAY, ALIPAY_GATEWAY: 'https://openapi.alipay.com.example/gateway.do' },
    'ALIPAY_GATEWAY is "https://openapi.alipay.com.example/gateway.do"',
  ],
])('%j does not start, and says why', (environment, says) => {
  expect(() => configured(environment)).toThrow(says)
})
