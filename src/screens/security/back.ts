import { type Built, usePlaces } from '#src/lib/places.ts'

export const redirectIn = ({ redirect }: { redirect?: string }) => ({ redirect })

export function useWayBack(redirect = ''): Built {
  const { isBuilt } = usePlaces()
  return isBuilt(redirect) ? redirect : '/pages/my/setting'
}
