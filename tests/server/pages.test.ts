import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deposit } from '#contract/deposit.ts'
import { ICON } from '#server/web/icon.ts'
import { DEMO_ONLINE } from '#server/seeds/channels.ts'
import { openChannel } from '#tests/world/channels.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const addressOf = async () => {
  for (const channel of Object.values(DEMO_ONLINE)) await openChannel(world, channel)
  return (await world.give(deposit.address, { network: 'ERC20' }, await world.member())).address
}

test('every page made here has an icon that it may load, so no browser asks for another', async () => {
  const pages = [
    '/inbox',
    '/proof',
    '/proof?lang=he',
    '/transparency',
    '/undo/a-token-of-nobody-at-all',
    '/sandbox/pay',
    '/sandbox/chain',
  ]
  for (const url of [...pages, `/sandbox/chain?address=${await addressOf()}`]) {
    const { body, headers } = await world.app.inject(url)
    expect([url, headers['content-type'], body.split(ICON).length]).toEqual([url, 'text/html; charset=utf-8', 2])
    expect(headers['content-security-policy']).toContain("img-src 'self'")
  }
})

test('the icon is one of the app', () => {
  const [, file = ''] = /href="\/h5\/([^"]+)"/.exec(ICON) ?? []
  expect(readFileSync(join('public', file), 'utf8')).toMatch(/^<svg /)
})
