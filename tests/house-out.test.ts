import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Whatever else names an address by itself, and why it does not lead by way of the page that says where to. */
const ANCHORS: Readonly<Record<string, string>> = {
  'screens/link/leave.screen.tsx': 'It is that page.',
  'screens/link/pane.tsx': 'The frame stays on its page, and shows listed hosts alone.',
  'ui/papers.tsx': 'Files of ours.',
  'screens/deposit/own-address.tsx': 'The network of the sandbox, a page of ours.',
  'parts/wallet/balance-proof.screen.tsx': 'A page of ours, and a file that is made here.',
  'screens/payment/door.tsx': 'A gateway that the payer chose takes the payment over, and leads back.',
}

const LEAVES =
  /\bhref=|\btarget=|\bwindow\.open\(|<iframe|'iframe'|<form action|\blocation\.(?:assign|replace)\(|\blocation\.href = /

const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.endsWith('.gen.ts'))

it('no link leaves the app but by the page that names its host', () => {
  const found = files.filter((file) => LEAVES.test(readFileSync(file, 'utf8'))).map((file) => file.replace('src/', ''))
  expect(found.toSorted()).toEqual(Object.keys(ANCHORS).toSorted())
})
