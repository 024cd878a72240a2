import { createHashHistory, createRouter } from '@tanstack/react-router'
import type { MessageDescriptor } from '@lingui/core'
import type { Access } from '#contract/endpoint.ts'
import { LAZY_DELAY_MS } from '#contract/limits.ts'
import type { Handed } from '#src/lib/places.ts'
import { late } from '#src/ui/late.tsx'
import type { Space } from '#src/ui/tab-bar.tsx'
import { Arriving, Broken } from './arriving.tsx'
import { FlowFault } from './conversation.ts'
import type { House, RouteContext } from './house.ts'
import { HOME } from './entrance.ts'
import type { routeTree } from './routeTree.gen.ts'
import { scrollAt } from './tab-talks.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    access: Access
    title?: MessageDescriptor
    tabs?: Space
    /** Something new is taken on from here: of whom a second factor is demanded for it is told before. */
    begins?: true
  }
  interface Register {
    router: AppRouter
  }
  interface HistoryState extends Handed {}
}

const Stopped = late(
  () => import('./stopped.tsx'),
  (module) => module.Stopped,
)

type Tree = typeof routeTree
export type AppRouter = ReturnType<typeof routerOf>

/**
 * An address that was typed is one page further on, as a link to it would be. Browsers give it no place in the row of
 * pages, and without one, going back from it would be taken for going nowhere.
 */
function countedHistory() {
  const replace = window.history.replaceState.bind(window.history)
  addEventListener('popstate', () => {
    if (window.history.state !== null) return
    const key = Math.random().toString(36).slice(2)
    replace({ __TSR_index: counted.location.state.__TSR_index + 1, __TSR_key: key, key }, '')
  })
  const counted = createHashHistory()
  return counted
}

function asQuestion(search: Record<string, unknown>): string {
  const said = Object.entries(search).filter(([, value]) => value !== undefined)
  return said.length > 0 ? `?${new URLSearchParams(said as [string, string][])}` : ''
}

const routerOf = (tree: Tree, context: RouteContext) =>
  createRouter({
    routeTree: tree,
    history: countedHistory(),
    context,
    // What an address says is text: an invite code of digits alone is no number.
    parseSearch: (question) => Object.fromEntries(new URLSearchParams(question)),
    stringifySearch: asQuestion,
    scrollRestoration: true,
    getScrollRestorationKey: ({ href, state }) => scrollAt(href) ?? state.__TSR_key ?? href,
    defaultPendingMs: LAZY_DELAY_MS,
    defaultPendingComponent: Arriving,
    defaultErrorComponent: ({ error }) => (error instanceof FlowFault ? <Stopped home={HOME} /> : <Broken />),
  })

/** Knows the first screen's address, and learns the others when one of them is asked for. */
export function createAppRouter(house: House, first: unknown) {
  let learning: Promise<boolean> | undefined
  let isComplete = false
  const learn = () =>
    import('./routeTree.gen.ts').then(
      () => {
        router.setRoutes(router.buildRouteTree())
        return (isComplete = true)
      },
      (error: unknown) => {
        learning = undefined
        throw error
      },
    )
  const learnRoutes = async () => !isComplete && (learning ??= learn())
  const router: AppRouter = routerOf(first as Tree, { ...house, learnRoutes })
  return { router, learnRoutes }
}
