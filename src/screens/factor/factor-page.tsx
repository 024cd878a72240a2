import { factor } from '#contract/factor.ts'
import { factorFlow } from '#machines/factor/factor.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { heard } from '#src/api/heard.ts'
import { passkeyMaker } from '#src/api/passkeys.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { canKeepPasskeys } from '#src/lib/passkeys.ts'
import { FactorScreen } from './factor.screen.tsx'

export function FactorPage() {
  const { client, session } = useHouse()
  const member = useMemberId()
  const proven = () => session.learn({ second_demanded: 0 })
  return (
    <FlowPage
      key={member ?? 'visitor'}
      flow={factorFlow}
      screen={FactorScreen}
      input={{ keeper: { host: location.hostname, keeps: canKeepPasskeys() } }}
      actors={{
        ...actorsOf(client, factor, 'info', 'unlock', 'beginApp', 'renewCodes', 'remove', 'drop'),
        proveApp: heard(client, factor.proveApp, proven),
        makePasskey: passkeyMaker(client, proven),
      }}
    />
  )
}
