import { expect, test } from 'vitest'
import { transfer } from '#contract/transfer.ts'
import { createClient } from '#src/api/client.ts'

test.each([
  [{ code: -423, msg: 'The payment PIN is not correct. 4 tries left.', data: { refusal: 'pin-wrong', left: 4 } }, []],
  [
    { code: -423, msg: 'Your payment PIN is locked. Please try again in 30 minutes.', data: { refusal: 'pin-locked' } },
    [],
  ],
  [{ code: 0, msg: 'There is not enough left.', data: { refusal: 'amount-short' } }, ['There is not enough left.']],
])('what stays said where it happened does not fly by as well: $data.refusal', async (envelope, toasts) => {
  const said: string[] = []
  const client = createClient({
    token: () => '',
    acceptLanguage: () => 'en-us',
    signedOut: () => undefined,
    said: (words) => said.push(words),
    serverTime: () => undefined,
  })
  const answer = { status: 200, text: JSON.stringify(envelope), at: 0 }
  await expect(client.carry(transfer.send, async () => answer)).rejects.toThrow(envelope.msg)
  expect(said).toEqual(toasts)
})
