import { fromPromise } from 'xstate'
import type { Endpoint, Given } from '#contract/endpoint.ts'
import type { VentureKind } from '#contract/venture.ts'
import { project } from '#contract/project.ts'
import { robot } from '#contract/robot.ts'
import { subscription } from '#contract/subscription.ts'
import type { Buying } from '#machines/invest/buy.flow.ts'
import type { VentureInfo, Which } from '#machines/invest/buy.rules.ts'
import { required } from '#machines/lib/required.ts'
import type { Client } from '#src/api/client.ts'
import { payOnce } from '#src/api/unanswered.ts'

export const CALLS = {
  robot: robot.buy,
  product: robot.buy,
  project: project.buy,
  subscribe: subscription.subscribe,
} as const satisfies Record<VentureKind, Endpoint>

export const infoActor = (client: Client) =>
  fromPromise<VentureInfo, Which>(({ input: { kind, id }, signal }) => {
    switch (kind) {
      case 'robot':
      case 'product':
        return client.call(robot.info, { kind, id }, signal)
      case 'project':
        return client.call(project.info, { id }, signal)
      case 'subscribe':
        return client.call(subscription.info, { id }, signal)
    }
  })

export const buyActor = (client: Client, member: number) =>
  fromPromise<Given<typeof robot.buy>, Buying>(({ input: { form, quote }, signal }) => {
    const { kind, id, amount, num, ...rest } = form
    const proof = { ...rest, agree_risk: 1 as const }
    switch (kind) {
      case 'robot':
        return payOnce(client, member, CALLS[kind], { form: { kind, id, num: required(num), ...proof }, quote }, signal)
      case 'product':
        return payOnce(
          client,
          member,
          CALLS[kind],
          { form: { kind, id, amount: required(amount), ...proof }, quote },
          signal,
        )
      case 'project':
        return payOnce(client, member, CALLS[kind], { form: { id, amount: required(amount), ...proof }, quote }, signal)
      case 'subscribe':
        return payOnce(client, member, CALLS[kind], { form: { id, num: required(num), ...proof }, quote }, signal)
    }
  })
