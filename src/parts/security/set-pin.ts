import { createContext } from 'react'
import { fromPromise } from 'xstate'
import { account } from '#contract/account.ts'
import { security } from '#contract/security.ts'
import { changePinFlow } from '#machines/security/change-pin.flow.ts'
import { heard } from '#src/api/heard.ts'
import type { House } from '#src/app/house.ts'

type SetPin = (onSet: () => void) => typeof changePinFlow

export const SetPinContext = createContext<SetPin>(() => changePinFlow)
export const SetPinProvider = SetPinContext.Provider

/** Also says that there is one where another phone has set it meanwhile. */
export const setPinBy =
  ({ client, session }: House): SetPin =>
  (onSet) =>
    changePinFlow.provide({
      actors: {
        profile: fromPromise(async ({ signal }) => {
          const user = await client.call(account.profile, {}, signal)
          if (user.has_payword === 1) onSet()
          return user
        }),
        send: heard(client, security.setPin, (set) => {
          session.learn(set)
          onSet()
        }),
      },
    })
