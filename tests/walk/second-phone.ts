import type { Browser, BrowserContext } from 'playwright/test'
import type { Somebody } from '#tests/world/people.ts'
import { LOOK } from './look.ts'
import type { WalkWorld } from './world.ts'

/** Another phone, which somebody holds. */
export async function secondPhone(
  browser: Browser,
  world: WalkWorld,
  { email, password }: Somebody,
  details: Record<string, unknown> = {},
): Promise<BrowserContext> {
  const { token, user_info } = await world.enter(email, password)
  const context = await browser.newContext(LOOK)
  await context.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(`quay:${key}`, JSON.stringify(value))
    },
    { token, userinfo: user_info, isLogin: 1, ...details },
  )
  return context
}
