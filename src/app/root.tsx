import { createRootRouteWithContext, Outlet, redirect, useMatches, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { keep } from '#src/lib/storage.ts'
import { type Built, PlacesProvider, type Places } from '#src/lib/places.ts'
import { signInPlace } from '#src/lib/runtime.ts'
import { Page } from '#src/ui/page.tsx'
import { Missing } from '#src/ui/standing.tsx'
import { TabBar } from '#src/ui/tab-bar.tsx'
import { OfflineBanner, UpdateBanner } from './banners.tsx'
import { isOpen, type RouteContext } from './house.ts'
import { Toasts } from './toasts.tsx'

declare global {
  interface ImportMetaEnv {
    /** Every address that has a screen, apart by spaces. */
    readonly QUAY_ADDRESSES: string
  }
}

export const HOME = '/pages/index/new_index'

export const Route = createRootRouteWithContext<RouteContext>()({
  staticData: { access: 'anyone' },
  beforeLoad: async ({ matches, location, context, abortController: { signal } }) => {
    const isUnknown = matches.length === 1
    const isNews = isUnknown && (await context.learnRoutes())
    // Whoever went elsewhere meanwhile is not brought back.
    if (isNews && !signal.aborted) throw redirect({ href: location.href, replace: true })
    if (isOpen(matches) || context.session.isMember()) return
    keep('returnTo', location.href)
    throw redirect({ to: signInPlace() as never })
  },
  component: Root,
  notFoundComponent: () => (
    <Page back>
      <Missing home={HOME} />
    </Page>
  ),
})

function Root() {
  const facts = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  return (
    <PlacesProvider value={useRouterPlaces()}>
      <OfflineBanner />
      <UpdateBanner />
      <Outlet />
      {facts?.tabs && <TabBar space={facts.tabs} />}
      <Toasts />
    </PlacesProvider>
  )
}

function useRouterPlaces(): Places {
  const router = useRouter()
  const { learnRoutes } = router.options.context
  const current = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
  return useMemo(
    () => ({
      current,
      isBuilt: (to): to is Built => built.has(bare(to)),
      href: (path) => `#${path}`,
      go: (path) => void router.navigate({ href: path }),
      warm: (path) =>
        void learnRoutes()
          .then(() => router.preloadRoute({ to: bare(path) as never }))
          .catch(() => undefined),
      back: () => (router.history.canGoBack() ? router.history.back() : void router.navigate({ href: HOME })),
    }),
    [router, learnRoutes, current],
  )
}

const built = new Set(import.meta.env.QUAY_ADDRESSES.split(' '))
const bare = (path: string) => path.split('?')[0] ?? path
