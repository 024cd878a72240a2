import type { Trader } from '#contract/endpoint.ts'
import type { Role } from './call.ts'
import type { Settings } from './context.ts'

const DEMANDED_OF: readonly Trader[] = ['merchant']

export interface Demanding {
  readonly settings: Pick<Settings, 'mode'>
}

export const isDemandedOf = ({ settings }: Demanding, ...roles: readonly Role[]): boolean =>
  settings.mode === 'production' && DEMANDED_OF.some((role) => roles.includes(role))
