import type { Page } from 'playwright/test'
import { LIVE_STREAM } from '#contract/live.ts'

/** Watches what a phone's live stream brings; each question is answered by the next words that come over it. */
export async function streamOf(page: Page): Promise<() => Promise<void>> {
  const wires = await page.context().newCDPSession(page)
  const streams = new Set<string>()
  const asking: (() => void)[] = []
  wires.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.includes(LIVE_STREAM)) streams.add(requestId)
  })
  wires.on('Network.dataReceived', ({ requestId }) => {
    if (streams.has(requestId)) asking.splice(0).forEach((answer) => answer())
  })
  await wires.send('Network.enable')
  return () => new Promise((answer) => asking.push(answer))
}
