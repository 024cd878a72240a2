import type { Scene } from '#contract/session.ts'
import type { AskedCode } from '#machines/session/asked-code.ts'
import { forget, keep, kept } from './storage.ts'

export interface Use {
  readonly scene: Scene
  readonly member?: number
  /** Of two codes of one scene, the one that goes to an address that is still to be bound. */
  readonly isNew?: boolean
}

const now = () => Date.now() / 1000
const living = () => (kept('codes') ?? []).filter(({ until }) => until > now())
const nameOf = ({ scene, isNew = false }: Use) => (isNew ? `${scene}:new` : scene)
const isOf =
  (use: Use) =>
  ({ scene, member }: { readonly scene: string; readonly member: number }) =>
    scene === nameOf(use) && member === (use.member ?? 0)

export function askedCode(use: Use): Required<AskedCode> | undefined {
  const found = living().find(isOf(use))
  if (!found) return undefined
  const { account, request_no, again, until } = found
  const left = (moment: number) => Math.max(0, Math.ceil(moment - now()))
  return { account, sent: { request_no, resend_seconds: left(again), expire_seconds: left(until) } }
}

/** The number of its request stays with a code that somebody asks for again before its time. */
export function keepCode(use: Use, { account, sent }: AskedCode): void {
  const same = living().find((code) => isOf(use)(code) && code.account === account)
  write([
    ...living().filter((code) => !isOf(use)(code)),
    {
      scene: nameOf(use),
      member: use.member ?? 0,
      account,
      request_no: sent.request_no || (same?.request_no ?? ''),
      again: now() + sent.resend_seconds,
      until: now() + sent.expire_seconds,
    },
  ])
}

export const dropCode = (use: Use): void => write(living().filter((code) => !isOf(use)(code)))

export const dropDeadCodes = (): void => write(living())

const write = (codes: ReturnType<typeof living>) => (codes.length > 0 ? keep('codes', codes) : forget('codes'))
