import { redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { HOME, wayOn } from '#src/app/entrance.ts'
import type { RouteContext } from '#src/app/house.ts'
import { maybe } from '#src/lib/maybe.ts'

/** Where signing in leads, and on the other page which way it begins with. */
export const SignInQuestion = v.object({ redirect: maybe(v.string()) })
export const SignInOtherwiseQuestion = v.object({
  ...SignInQuestion.entries,
  type: maybe(v.picklist(['account', 'code'])),
})

interface Arrival {
  readonly context: RouteContext
  readonly search: { readonly redirect?: string | undefined }
}

/** Whoever is signed in has nothing to do at a page for signing in: they go on as if they had just done it. */
export function membersGoOn({ context, search }: Arrival): void {
  if (context.session.isMember()) throw redirect({ href: wayOn(search.redirect) ?? HOME, replace: true })
}
