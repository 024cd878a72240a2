import { device } from '#contract/device.ts'
import { devicesFlow } from '#machines/device/devices.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { listeningBy } from '#src/api/live.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { DevicesScreen } from './devices.screen.tsx'

export function DevicesPage() {
  const { client } = useHouse()
  return (
    <FlowPage
      key={useMemberId()}
      flow={devicesFlow}
      screen={DevicesScreen}
      input={undefined}
      actors={{ ...actorsOf(client, device, 'list', 'end', 'endOthers'), listening: listeningBy(client) }}
    />
  )
}
