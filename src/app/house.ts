import type { StaticDataRouteOption } from '@tanstack/react-router'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { UserInfo } from '#contract/account.ts'
import type { Client } from '#src/api/client.ts'
import type { Session } from './session.ts'

export interface House {
  client: Client
  session: Session
}

export interface RouteContext extends House {
  /** Fetches all addresses, once; says whether any was still unknown. */
  learnRoutes(): Promise<boolean>
}

export function isOpen(matches: readonly { readonly staticData: StaticDataRouteOption }[]): boolean {
  const access = matches.at(-1)?.staticData.access ?? 'anyone'
  return access === 'anyone' || access === 'optional'
}

const HouseContext = createContext<House | null>(null)
export const HouseProvider = HouseContext.Provider

/** Whether there is a house at all: a screen that is only looked at has none. */
export const useIsHoused = (): boolean => useContext(HouseContext) !== null

export function useHouse(): House {
  const house = useContext(HouseContext)
  if (!house) throw new Error('useHouse needs a HouseProvider')
  return house
}

function useUser<Fact>(read: (user: UserInfo | undefined) => Fact): Fact {
  const { actor } = useHouse().session
  const follow = useCallback(
    (heard: () => void) => {
      const subscription = actor.subscribe(heard)
      return () => subscription.unsubscribe()
    },
    [actor],
  )
  return useSyncExternalStore(follow, () => read(actor.getSnapshot().context.user))
}

/** Screens are staged anew when it changes. */
export const useMemberId = (): number | undefined => useUser((user) => user?.id)

export const useMember = (): UserInfo | null => useUser((user) => user ?? null)
