import {
  createHashHistory,
  createRouter,
  parseSearchWith,
  stringifySearchWith,
  type StaticDataRouteOption,
} from '@tanstack/react-router'
import type { MessageDescriptor } from '@lingui/core'
import type { Access } from '#contract/endpoint.ts'
import { LAZY_DELAY_MS } from '#contract/limits.ts'
import type { Space } from '#src/ui/tab-bar.tsx'
import { Arriving, Broken } from './arriving.tsx'
import type { House } from './house.ts'
import { routeTree } from './routeTree.gen.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    access: Access
    title?: MessageDescriptor
    tabs?: Space
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

export type RouteFacts = StaticDataRouteOption

export const createAppRouter = (house: House) =>
  createRouter({
    routeTree,
    history: createHashHistory(),
    context: house,
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
    scrollRestoration: true,
    defaultPendingMs: LAZY_DELAY_MS,
    defaultPendingComponent: Arriving,
    defaultErrorComponent: Broken,
  })
