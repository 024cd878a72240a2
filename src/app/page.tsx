import { useMatch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { fromPromise, type AnyStateMachine, type InputFrom } from 'xstate'
import type { UserInfo } from '#contract/account.ts'
import type { SearchName } from '#contract/addresses.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Client } from '#src/api/client.ts'
import { listeningBy } from '#src/api/live.ts'
import { type Places, usePlaces } from '#src/lib/places.ts'
import { FlowPage, type FlowPageProps } from './flow-page.tsx'
import { type House, useHouse, useMember } from './house.ts'

/** What may stand behind the question mark of an address. Whatever it is, it is text. */
type Search = Readonly<Partial<Record<SearchName, string>>>

export const useSearch = (): Search => useMatch({ strict: false, select: ({ search }) => search })

interface Around extends House {
  readonly places: Places
  readonly search: Search
  readonly member: UserInfo | null
  /** 0 is nobody. */
  readonly id: number
  readonly hasPin: boolean
}

type Input<M extends AnyStateMachine> =
  undefined extends InputFrom<M> ? { readonly input?: InputFrom<M> } : { readonly input: InputFrom<M> }

type ActorName<M extends AnyStateMachine> = keyof NonNullable<Parameters<M['provide']>[0]['actors']>

type Setting<M extends AnyStateMachine> = Input<M> &
  Pick<FlowPageProps<M>, 'actions' | 'keepsDraft' | 'tab' | 'isOver' | 'leaves'> & {
    /** It begins anew when this changes. */
    readonly key?: string | number | undefined
    readonly calls?: Readonly<Record<string, Endpoint>>
    /** Whatever needs more than to be asked. */
    readonly actors?: Readonly<Record<string, unknown>>
  }

type Unless<Names, Fault extends string> = [Names] extends [never] ? unknown : Readonly<Record<Fault, Names>>
type Given<M extends AnyStateMachine, S extends Setting<M>> =
  | keyof NonNullable<S['calls']>
  | keyof NonNullable<S['actors']>
  | 'listening'

/** What a function gives back is otherwise not held to the names that are known, nor to those that are asked for. */
type Exactly<M extends AnyStateMachine, S extends Setting<M>> = S &
  Unless<Exclude<keyof S, keyof Setting<M>>, 'unknown'> &
  Unless<Exclude<Given<M, S>, ActorName<M> | 'listening'>, 'unasked'> &
  Unless<Exclude<ActorName<M>, Given<M, S>>, 'lacking'>

const callsOf = (client: Client, calls: Readonly<Record<string, Endpoint>>) =>
  Object.fromEntries(
    Object.entries(calls).map(([name, endpoint]) => [
      name,
      fromPromise<unknown, unknown>(({ input, signal }) => client.call(endpoint, input ?? {}, signal)),
    ]),
  )

const pageBy =
  (isMembers: boolean) =>
  <M extends AnyStateMachine>(flow: M, screen: FlowPageProps<M>['screen'], Missing: () => ReactNode = () => null) => ({
    /** What the flow is given at this address; nothing, where nothing stands at it. */
    with: <Props extends object, S extends Setting<M>>(
      settingOf: (around: Around, props: Props) => Exactly<M, S> | false | undefined,
    ) =>
      function Page(props: Props): ReactNode {
        const house = useHouse()
        const [places, search, member] = [usePlaces(), useSearch(), useMember()]
        const id = member?.id ?? 0
        const hasPin = member?.has_payword === 1
        const setting: Setting<M> | false | undefined = settingOf(
          { ...house, places, search, member, id, hasPin },
          props,
        )
        if (!setting) return <Missing />
        const { key, input, calls = {}, actors, ...others } = setting
        return (
          <FlowPage
            key={`${isMembers && id} ${key}`}
            flow={flow}
            screen={screen}
            input={input as InputFrom<M>}
            actors={{ listening: listeningBy(house.client), ...callsOf(house.client, calls), ...actors }}
            {...others}
          />
        )
      },
  })

/** Begins anew for another member. */
export const page = pageBy(true)
/** Is the same for everybody, and goes on when somebody signs in. */
export const publicPage = pageBy(false)
