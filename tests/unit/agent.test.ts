import { expect, test } from 'vitest'
import { shortNetwork } from '#server/lib/networks.ts'
import { agentIn } from '#server/session/agent.ts'

const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; SM-S938B)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

test.each([
  [`${WINDOWS} ${KHTML} Chrome/138.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`${WINDOWS} ${KHTML} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`, 'Edge', 'Windows'],
  [`${WINDOWS} ${KHTML} Chrome/138.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KHTML} Chrome/138.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`${MAC} ${APPLE} Version/18.5 Safari/605.1.15`, 'Safari', 'macOS'],
  [`${MAC} ${KHTML} Chrome/138.0.0.0 Safari/537.36 Vivaldi/7.4`, 'Vivaldi', 'macOS'],
  [`${IPHONE} ${APPLE} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS'],
  [`${IPHONE} ${APPLE} CriOS/138.0.7204.53 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS'],
  [`${IPHONE} ${APPLE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iOS'],
  [`${IPHONE} ${APPLE} EdgiOS/138.0 Version/18.0 Mobile/15E148 Safari/604.1`, 'Edge', 'iOS'],
  [`${IPHONE} ${APPLE} Version/18.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`, 'DuckDuckGo', 'iOS'],
  [`${IPHONE} ${APPLE} Mobile/15E148 MicroMessenger/8.0.60 NetType/WIFI`, 'WeChat', 'iOS'],
  [`${IPHONE} ${APPLE} Mobile/15E148 ChannelId(1) AlipayClient/10.7.30`, 'Alipay', 'iOS'],
  [`Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${APPLE} Version/18.5 Safari/604.1`, 'Safari', 'iPadOS'],
  [`${ANDROID} ${KHTML} Chrome/138.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`${ANDROID} ${KHTML} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
  [`${ANDROID} ${KHTML} Version/4.0 Chrome/120.0 Mobile Safari/537.36 MiuiBrowser/18.1`, 'MIUI Browser', 'Android'],
  [`${ANDROID} ${KHTML} Version/4.0 Chrome/109.0 MQQBrowser/15.0 Mobile Safari/537.36`, 'QQ Browser', 'Android'],
  [`${ANDROID} ${KHTML} Version/4.0 Chrome/100.0 UCBrowser/16.0 Mobile Safari/537.36`, 'UC Browser', 'Android'],
  [
    `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${KHTML} Chrome/114.0 Safari/537.36 HuaweiBrowser/5.0`,
    'Huawei Browser',
    'HarmonyOS',
  ],
  [`${WINDOWS} ${KHTML} Chrome/136.0.0.0 YaBrowser/25.6 Safari/537.36`, 'Yandex Browser', 'Windows'],
  ['curl/8.5.0', '', ''],
  ['', '', ''],
  [`${'x'.repeat(600)} Chrome/138.0 Windows`, '', ''],
])('%s is a browser and its system', (header, browser, system) => {
  expect(agentIn(header)).toEqual({ browser, system })
})

test('whatever a header says, what is kept of it is one of our own few words', () => {
  const { browser, system } = agentIn('<script>Chrome/1 Android</script>')
  expect([browser, system]).toEqual(['Chrome', 'Android'])
})

test('a network is shown without its end', () => {
  const addresses = ['203.0.113.77', '::ffff:203.0.113.77', '2001:db8:85a3:8d3::7', '2001:0db8::1', '::1', 'unix', '']
  expect(addresses.map(shortNetwork)).toEqual([
    '203.0.113.x',
    '203.0.113.x',
    '2001:db8:85a3:x',
    '2001:db8:0:x',
    '0:0:0:x',
    '',
    '',
  ])
})
