import { createContext } from 'react'
import { account } from '#contract/account.ts'
import { security } from '#contract/security.ts'
import { changePinFlow } from '#machines/security/change-pin.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { heard } from '#src/api/heard.ts'
import type { House } from '#src/app/house.ts'

export const SetPinContext = createContext(changePinFlow)
export const SetPinProvider = SetPinContext.Provider

export const setPinBy = ({ client, session }: House) =>
  changePinFlow.provide({
    actors: {
      ...actorsOf(client, account, 'profile'),
      send: heard(client, security.setPin, (set) => session.learn(set)),
    },
  })
