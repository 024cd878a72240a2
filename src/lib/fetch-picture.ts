import { createContext, use } from 'react'
import { APP_KEY } from '#contract/limits.ts'
import { kept } from './storage.ts'

/** Brings a private picture to the phone, or undefined where there is none for whoever asks. */
export type FetchPicture = (url: string, signal: AbortSignal) => Promise<Blob | undefined>

/** An image element sends no header, and a token never stands in an address: the picture is asked for like any call. */
const fetchPicture: FetchPicture = async (url, signal) => {
  const answer = await fetch(`${url}?app_key=${APP_KEY}`, {
    headers: { 'X-Token': kept('token') ?? '' },
    cache: 'no-store',
    signal,
  })
  if (!answer.ok) throw new Error(`no picture: ${answer.status}`)
  return answer.headers.get('content-type')?.startsWith('image/') ? answer.blob() : undefined
}

const FetchContext = createContext(fetchPicture)
export const FetchPictureProvider = FetchContext.Provider
export const useFetchPicture = (): FetchPicture => use(FetchContext)
