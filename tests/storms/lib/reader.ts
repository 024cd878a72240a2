import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'

interface Look {
  sum: string
  least: string
}

export async function openReader(url: string, balances: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const look = async () => {
    const { rows } = await client.query<Look>(
      `select sum(amount)::text as sum, min(amount)::text as least from (${balances}) as balances`,
    )
    return rows[0] as Look
  }
  return {
    async during<T>(act: () => Promise<T>) {
      const { sum } = await look()
      const wrong: string[] = []
      let looks = 0
      const over = new AbortController()
      const looking = (async () => {
        while (!over.signal.aborted) {
          const seen = await look()
          looks += 1
          if (seen.sum !== sum) wrong.push(`the sum was ${sum} and is ${seen.sum}`)
          if (BigInt(seen.least) < 0n) wrong.push(`somebody has ${seen.least}`)
        }
      })()
      const outcome = await act().finally(() => over.abort())
      await looking
      const last = await look()
      if (last.sum !== sum) wrong.push(`the sum was ${sum} and ended as ${last.sum}`)
      return { outcome, wrong, looks }
    },
    close: () => client.end(),
  }
}

export async function deadlocksIn(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    const log = readFileSync(join(dirname(rows[0]?.data_directory ?? ''), 'postgres.log'), 'utf8')
    return log.split('deadlock detected').length - 1
  } finally {
    await client.end()
  }
}
