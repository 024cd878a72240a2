import { factor } from '#contract/factor.ts'
import { factorFlow } from '#machines/factor/factor.flow.ts'
import { actorsOf, heard } from '#src/api/actors.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { Stage } from '#src/app/stage.tsx'
import { FactorScreen } from './factor.screen.tsx'

/** What is asked for besides the password: on or off, and by what. */
export function FactorPage() {
  const { client, session } = useHouse()
  const member = useMemberId()
  return (
    <Stage
      key={member ?? 'visitor'}
      flow={factorFlow}
      screen={FactorScreen}
      input={undefined}
      actors={{
        ...actorsOf(client, factor, 'info', 'unlock', 'beginApp', 'renewCodes', 'dropApp'),
        proveApp: heard(client, factor.proveApp, () => session.learn({ second_demanded: 0 })),
      }}
    />
  )
}
