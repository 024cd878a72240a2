import { useActor } from '@xstate/react'
import { createContext, useContext, useState } from 'react'
import { trade } from '#contract/trade.ts'
import { buyersFlow, type Sale } from '#machines/trade/buyers.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import type { Client } from '#src/api/client.ts'
import { listeningBy } from '#src/api/live.ts'

const FlowContext = createContext(buyersFlow)
export const BuyersProvider = FlowContext.Provider

export const buyersBy = (client: Client) =>
  buyersFlow.provide({ actors: { ...actorsOf(client, trade, 'buyers'), listening: listeningBy(client) } })

/** Runs beside the form that asks it. */
export function useBuyers(sale: Sale) {
  const flow = useContext(FlowContext)
  const [input] = useState({ sale })
  const [snapshot, send] = useActor(flow, { input })
  return { snapshot, send }
}

export type Conversation = ReturnType<typeof useBuyers>
