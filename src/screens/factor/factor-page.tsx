import { factor } from '#contract/factor.ts'
import { factorFlow } from '#machines/factor/factor.flow.ts'
import { heard } from '#src/api/heard.ts'
import { passkeyMaker } from '#src/api/passkeys.ts'
import { page } from '#src/app/page.tsx'
import { canKeepPasskeys } from '#src/lib/passkeys.ts'
import { FactorScreen } from './factor.screen.tsx'

const { info, unlock, beginApp, renewCodes, remove, drop } = factor

export const FactorPage = page(factorFlow, FactorScreen).with(({ client, session }) => {
  const proven = () => session.learn({ second_demanded: 0 })
  return {
    input: { keeper: { host: location.hostname, keeps: canKeepPasskeys() } },
    calls: { info, unlock, beginApp, renewCodes, remove, drop },
    actors: { proveApp: heard(client, factor.proveApp, proven), makePasskey: passkeyMaker(client, proven) },
  }
})
