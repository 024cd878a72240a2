import { redirect } from '@tanstack/react-router'
import { bare, type Built } from '#src/lib/places.ts'
import { isMiniProgram, signInPlace } from '#src/lib/runtime.ts'
import { keep } from '#src/lib/storage.ts'
import type { RouteContext } from './house.ts'

declare global {
  interface ImportMetaEnv {
    /** Every address that has a screen, apart by spaces. */
    readonly QUAY_ADDRESSES: string
  }
}

export const HOME = '/pages/index/new_index'

const built = new Set(import.meta.env.QUAY_ADDRESSES.split(' '))
export const isBuilt = (to: string): to is Built => built.has(bare(to))

/** Nobody is led on to one of these. */
const ENTRANCES: ReadonlySet<string> = new Set<Built>([
  '/pages/login/login',
  '/pages/login/login1',
  '/pages/login/mp_login',
])

/** The pages by which one comes in: whoever goes from one to the other has not gone away. */
const DOORS: ReadonlySet<string> = new Set<Built>([
  '/pages/login/login',
  '/pages/login/login1',
  '/pages/login/mp_login',
  '/pages/login/reg',
  '/pages/reg/reg',
  '/pages/login/restpassword',
])
export const areDoors = (...places: readonly string[]): boolean => places.every((place) => DOORS.has(place))

export const wayOn = (page = ''): Built | undefined => (isBuilt(page) && !ENTRANCES.has(bare(page)) ? page : undefined)

interface Arrival {
  readonly context: RouteContext
  readonly search: { readonly redirect?: string | undefined }
}

export function membersGoOn({ context, search }: Arrival): void {
  if (context.session.isMember()) throw redirect({ href: wayOn(search.redirect) ?? HOME, replace: true })
}

/** The mini-program's address asks nothing: home offers it. */
export function signInFrom(page: string): Built {
  const place = signInPlace()
  if (ENTRANCES.has(bare(page)) || bare(page) === HOME) return place
  if (!isMiniProgram()) return `${place}?redirect=${encodeURIComponent(page)}` as Built
  keep('returnTo', page)
  return place
}
