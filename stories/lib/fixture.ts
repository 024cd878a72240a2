import type { Endpoint, Given } from '#contract/endpoint.ts'

/** The house test reads each by its schema. */
export const FIXTURES: { readonly endpoint: Endpoint; readonly answer: unknown }[] = []

export function fixture<E extends Endpoint>(endpoint: E, answer: Given<E>): Given<E> {
  FIXTURES.push({ endpoint, answer })
  return answer
}
