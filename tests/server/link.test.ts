import { expect, test } from 'vitest'
import { link, SANDBOX_PARTNER } from '#contract/link.ts'
import { readConfig } from '#server/config.ts'
import { policyFor } from '#server/web/policy.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld({ settings: { frames: ['docs.partner.example'] } })
const live = await openWorld({ settings: { mode: 'production', frames: [] } })

const headersAt = async ({ app }: typeof world, url: string) => (await app.inject({ url })).headers

test('a phone is told the hosts that are listed, and whether the sandbox partner has a page', async () => {
  expect(await world.give(link.frames, {})).toEqual({ hosts: ['docs.partner.example'], sandbox: 1 })
  expect(await live.give(link.frames, {})).toEqual({ hosts: [], sandbox: 0 })
})

test('what may be framed follows the list, and nothing is framed where nothing is listed', () => {
  const { gateways, dist } = world.context.settings
  const framed = (mode: 'demo' | 'production', frames: string[]) => policyFor({ dist, gateways, mode, frames }).frameSrc
  expect(framed('production', [])).toEqual(["'none'"])
  expect(framed('production', ['docs.partner.example'])).toEqual(['https://docs.partner.example'])
  expect(framed('demo', ['docs.partner.example'])).toEqual(["'self'", 'https://docs.partner.example'])
})

test('the page of the sandbox partner is the only one of ours that lets itself be framed, and runs nothing', async () => {
  const headers = await headersAt(world, `${SANDBOX_PARTNER}?lang=he`)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*;frame-ancestors 'self'$/)
  expect(headers['content-security-policy']).not.toContain('script-src')
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  const { body } = await world.app.inject({ url: `${SANDBOX_PARTNER}?lang=he` })
  expect(body).toContain('<html lang="he" dir="rtl">')
  expect(body).toContain('ארגז חול')
  for (const url of ['/proof', '/transparency', '/inbox', '/sandbox/pay']) {
    const { 'content-security-policy': policy, 'x-frame-options': old } = await headersAt(world, url)
    expect([url, String(policy).includes("frame-ancestors 'none'"), old]).toEqual([url, true, 'DENY'])
  }
})

test('in production there is no such page', async () => {
  expect((await live.app.inject({ url: SANDBOX_PARTNER })).statusCode).toBe(404)
})

test('every page may ask the phone for what the app uses, for itself alone, and for nothing else', async () => {
  for (const url of ['/proof', '/transparency', '/inbox', '/sandbox/pay', SANDBOX_PARTNER]) {
    const said = String((await headersAt(world, url))['permissions-policy']).split(', ')
    expect(said.filter((one) => one.endsWith('=(self)')).map((one) => one.split('=')[0])).toEqual([
      'autoplay',
      'camera',
      'clipboard-read',
      'clipboard-write',
      'fullscreen',
      'geolocation',
      'publickey-credentials-create',
      'publickey-credentials-get',
      'web-share',
    ])
    expect(said).toContain('microphone=()')
    expect(said).toContain('payment=()')
    expect(said.filter((one) => !/^[a-z-]+=\((self)?\)$/.test(one))).toEqual([])
  }
  expect((await world.app.inject({ method: 'POST', url: link.frames.path })).headers['permissions-policy']).toBe(
    undefined,
  )
})

const framesOf = (QUAY_FRAMES: string) => readConfig({ QUAY_MODE: 'test', PEPPER: 'p'.repeat(40), QUAY_FRAMES }).frames

test('an operator lists hosts by their names, and nothing that is none', () => {
  expect(framesOf('')).toEqual([])
  expect(framesOf(' docs.partner.example, xn--bcher-kva.example ,')).toEqual([
    'docs.partner.example',
    'xn--bcher-kva.example',
  ])
  for (const strange of [
    'https://a.example',
    '*.example',
    'localhost',
    '10.0.0.1',
    'a.example/x',
    'a.example:8443',
    'bücher.example',
    "a.example 'unsafe-inline'",
  ])
    expect(() => framesOf(strange)).toThrow(`QUAY_FRAMES names "${strange}"`)
})
