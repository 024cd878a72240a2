import { createContext } from 'react'
import { security } from '#contract/security.ts'
import { setPinFlow } from '#machines/security/set-pin.flow.ts'
import { heard } from '#src/api/heard.ts'
import type { House } from '#src/app/house.ts'

export const SetPinContext = createContext(setPinFlow)
export const SetPinProvider = SetPinContext.Provider

export const setPinBy = ({ client, session }: House) =>
  setPinFlow.provide({ actors: { send: heard(client, security.setPin, (set) => session.learn(set)) } })
