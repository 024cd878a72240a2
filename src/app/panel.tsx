import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'
import type { followFlow } from '#machines/stock/follow.flow.ts'
import type { Client } from '#src/api/client.ts'
import { listeningBy } from '#src/api/live.ts'
import { usePanels } from '#src/lib/panels.ts'
import type { Screen } from '#src/lib/screen.tsx'
import { useConversation } from './conversation.ts'
import { useHouse } from './house.ts'

type FollowFlow<Item> = ReturnType<typeof followFlow<Item>>

interface PanelProps<Item> {
  flow: FollowFlow<Item>
  screen: Screen<FollowFlow<Item>>
  load: (client: Client, signal: AbortSignal) => Promise<Item>
}

export function Panel<Item>({ flow, screen: Screen, load }: PanelProps<Item>) {
  const { client } = useHouse()
  const [provided] = useState(() =>
    flow.provide({
      actors: {
        load: fromPromise<unknown, undefined>(({ signal }) => load(client, signal)),
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
