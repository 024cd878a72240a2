import { Refused, Unreachable } from '#machines/lib/trouble.ts'
import { marks, patienceWith, reads } from './asking.ts'

interface File<Content> {
  readonly kind?: string
  readonly headers?: Record<string, string>
  readonly signal?: AbortSignal
  readonly how?: Pick<RequestInit, 'cache' | 'credentials'>
  readonly read: (answer: Response) => Promise<Content>
}

/** Fetches a file of ours, and reads it to its end, within the minute that any answer has. */
export async function fetched<Content>(
  url: string,
  { kind, headers, signal, how, read }: File<Content>,
): Promise<Content> {
  const patience = patienceWith(signal)
  try {
    const answer = await fetch(url, {
      ...how,
      headers: { ...marks(), ...reads(kind), ...headers },
      signal: patience.signal,
    })
    if (!answer.ok) throw new Unreachable('busy')
    return await read(answer)
  } catch (error) {
    throw error instanceof Unreachable || error instanceof Refused ? error : new Unreachable('silent')
  } finally {
    patience.end()
  }
}
