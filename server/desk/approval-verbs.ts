import type { Verb } from './desk.ts'
import { type Decided, decideRequest, listRequests, type RequestKind } from './approvals.ts'

export const decisions = (kind: RequestKind, what: string, decided: Decided): [string, Verb][] => [
  [`${kind} list`, { usage: '', summary: `what waits: ${what}`, act: (desk) => listRequests(desk, kind) }],
  [
    `${kind} approve`,
    {
      usage: '<request>',
      summary: `a second operator agrees: ${what}`,
      takes: 1,
      act: (desk) => decideRequest(desk, kind, true, decided),
    },
  ],
  [
    `${kind} refuse`,
    {
      usage: '<request>',
      summary: `refuses it, or takes back one's own: ${what}`,
      takes: 1,
      act: (desk) =>
        decideRequest(desk, kind, false, { preview: async (_, { subject, reason }) => `${subject}: ${reason}` }),
    },
  ],
]
