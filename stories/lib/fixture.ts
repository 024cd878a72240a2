import type { Endpoint, Given } from '#contract/endpoint.ts'

/** Every answer that stories and tests pretend to have had; the house test reads each by its schema. */
export const FIXTURES: { readonly endpoint: Endpoint; readonly answer: unknown }[] = []

/** An answer of a call, as a story shows it. */
export function fixture<E extends Endpoint>(endpoint: E, answer: Given<E>): Given<E> {
  FIXTURES.push({ endpoint, answer })
  return answer
}
