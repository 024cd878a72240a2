import pg from 'pg'

/** Connections that are open before anything is asked: whoever has to open one first comes too late for a storm. */
export async function openPool(url: string, count = 20): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: url, max: count, idleTimeoutMillis: 0 })
  const open = await Promise.all(Array.from({ length: count }, () => pool.connect()))
  for (const one of open) one.release()
  return pool
}
