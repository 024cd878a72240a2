import { HOME } from './app/entrance.ts'
import { Route as root } from './app/root.tsx'
import { Route as start } from './app/start.route.tsx'
import { Route as home } from './screens/home/home.route.tsx'

const at = (path: string) => ({ id: path, path, getParentRoute: () => root }) as never

/** The addresses that the first load knows; the generated tree has them all, and comes when it is needed. */
export const firstRoutes = root.addChildren([start.update(at('/')), home.update(at(HOME))])
