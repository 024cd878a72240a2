import {
  createRootRouteWithContext,
  Outlet,
  redirect,
  useMatches,
  useRouter,
  useRouterState,
} from '@tanstack/react-router'
import { useMemo } from 'react'
import { store } from '#src/lib/storage.ts'
import { bare, type Handed, PlacesProvider, type Places } from '#src/lib/places.ts'
import { Page } from '#src/ui/page.tsx'
import { late } from '#src/ui/late.tsx'
import { TabBar } from '#src/ui/tab-bar.tsx'
import { DemandedBanner, OfflineBanner, PausedBanner, UpdateBanner } from './banners.tsx'
import { HOME, isBuilt, signInFrom } from './entrance.ts'
import { isOpen, type RouteContext } from './house.ts'
import { FirstLanguage } from './first-language.tsx'
import { lastOf } from './tab-talks.ts'
import { Toasts } from './toasts.tsx'

const Missing = late(
  () => import('#src/ui/missing.tsx'),
  (module) => module.Missing,
)

export const Route = createRootRouteWithContext<RouteContext>()({
  staticData: { access: 'anyone' },
  beforeLoad: async ({ matches, location, context, abortController: { signal } }) => {
    const isUnknown = matches.length === 1
    const isNews = isUnknown && (await context.learnRoutes())
    // Whoever went elsewhere meanwhile is not brought back.
    if (isNews && !signal.aborted) throw redirect({ href: location.href, replace: true })
    if (isOpen(matches) || context.session.isMember()) return
    store('returnTo', location.href)
    throw redirect({ href: signInFrom(location.href), replace: true })
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
      <PausedBanner />
      {facts?.begins && <DemandedBanner />}
      <FirstLanguage />
      <Outlet />
      {facts?.tabs && <TabBar space={facts.tabs} last={lastOf} />}
      <Toasts />
    </PlacesProvider>
  )
}

function useRouterPlaces(): Places {
  const router = useRouter()
  const { learnRoutes } = router.options.context
  const current = useRouterState({
    select: ({ location, matches }) => {
      const shown = matches.at(-1)?.pathname ?? ''
      return location.pathname === shown ? location.href : shown
    },
  })
  return useMemo(
    () => ({
      current,
      isBuilt,
      href: (path) => `#${path}`,
      go: (path) => void router.navigate({ href: path }),
      relaunch: (path, handed: Handed = {}) =>
        void router.navigate({ href: path, replace: true, ignoreBlocker: true, state: handed }),
      warm: (path) =>
        void learnRoutes()
          .then(() => router.preloadRoute({ to: bare(path) as never }))
          .catch(() => undefined),
      back: () => (router.history.canGoBack() ? router.history.back() : void router.navigate({ href: HOME })),
    }),
    [router, learnRoutes, current],
  )
}
