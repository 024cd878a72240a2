import { createContext, use } from 'react'
import { APP_KEY } from '#contract/limits.ts'
import { fetched } from './fetched.ts'
import { kept } from './storage.ts'

export type FetchPicture = (url: string, signal: AbortSignal) => Promise<Blob | undefined>

/** An image element sends no header, and a token never stands in an address: the picture is asked for like any call. */
const fetchPicture: FetchPicture = (url, signal) =>
  fetched(`${url}?app_key=${APP_KEY}`, {
    kind: 'image/*',
    headers: { 'X-Token': kept('token') ?? '' },
    signal,
    how: { cache: 'no-store' },
    read: async (answer) => (answer.headers.get('content-type')?.startsWith('image/') ? answer.blob() : undefined),
  })

const FetchContext = createContext(fetchPicture)
export const FetchPictureProvider = FetchContext.Provider
export const useFetchPicture = (): FetchPicture => use(FetchContext)
