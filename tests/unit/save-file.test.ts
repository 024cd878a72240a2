import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refused } from '#machines/lib/trouble.ts'
import { saveFile } from '#src/lib/save-file.ts'

const said = { code: 0, msg: 'We are very busy.', data: { refusal: 'busy', retry_after: 2 } }
const server = createServer((_, reply) =>
  reply.setHeader('content-type', 'application/json; charset=utf-8').end(JSON.stringify(said)),
)

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

test('an answer in words is no file: it says why there is none', async () => {
  const { port } = server.address() as AddressInfo
  const wish = saveFile(`http://127.0.0.1:${port}/quay-balance-2026-11.pdf`)
  await expect(wish).rejects.toEqual(new Refused(said.code, said.msg, said.data))
})
