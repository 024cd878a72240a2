import { factor } from '#contract/factor.ts'
import { factorFlow } from '#machines/factor/factor.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { passkeyMaker } from '#src/api/passkeys.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { Stage } from '#src/app/stage.tsx'
import { canKeepPasskeys } from '#src/lib/passkeys.ts'
import { FactorScreen } from './factor.screen.tsx'

/** What is asked for besides the password: on or off, and by what. */
export function FactorPage() {
  const { client } = useHouse()
  const member = useMemberId()
  return (
    <Stage
      key={member ?? 'visitor'}
      flow={factorFlow}
      screen={FactorScreen}
      input={{ keeper: { host: location.hostname, keeps: canKeepPasskeys() } }}
      actors={{
        ...actorsOf(client, factor, 'info', 'unlock', 'beginApp', 'proveApp', 'renewCodes', 'remove', 'drop'),
        makePasskey: passkeyMaker(client),
      }}
    />
  )
}
