import { type Built, usePlaces } from '#src/lib/places.ts'

/** Where a screen was asked for from, if that is a place of ours. */
export const redirectIn = ({ redirect }: { redirect?: string }) => ({ redirect })

export function useWayBack(redirect = ''): Built {
  const { isBuilt } = usePlaces()
  return isBuilt(redirect) ? redirect : '/pages/my/setting'
}
