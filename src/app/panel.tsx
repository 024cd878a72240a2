import { useEffect, useEffectEvent, useState } from 'react'
import type { GenericSchema } from 'valibot'
import { fromPromise } from 'xstate'
import type { followFlow } from '#machines/stock/follow.flow.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { listeningBy } from '#src/api/live.ts'
import { usePanels } from '#src/lib/panels.ts'
import type { Screen } from '#src/lib/screen.tsx'
import { useConversation } from './conversation.ts'
import { useHouse } from './house.ts'

type FollowFlow<Item> = ReturnType<typeof followFlow<Item>>

interface PanelProps<Item> {
  flow: FollowFlow<Item>
  screen: Screen<FollowFlow<Item>>
  call: Endpoint<GenericSchema, GenericSchema<unknown, Item>>
  asks?: object
}

const NOTHING = {}

export function Panel<Item>({ flow, screen: Screen, call, asks = NOTHING }: PanelProps<Item>) {
  const { client } = useHouse()
  const [provided] = useState(() =>
    flow.provide({
      actors: {
        load: fromPromise<unknown, undefined>(({ signal }) => client.call(call, asks, signal)),
        listening: listeningBy(client),
      },
    }),
  )
  const [snapshot, send] = useConversation(provided, undefined)
  const { asked } = usePanels()
  const askAgain = useEffectEvent(() =>
    send({ type: snapshot.can({ type: 'refresh' }) ? 'refresh' : 'retry' } as never),
  )
  useEffect(() => {
    if (asked > 0) askAgain()
  }, [asked])
  return <Screen snapshot={snapshot as never} send={send as never} />
}
