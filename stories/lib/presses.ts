import { transition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'

/** An event that says nothing but its name; whoever asks it for more breaks. */
const bare = (type: string) =>
  new Proxy(
    { type },
    {
      get(event, key) {
        if (key === 'type' || typeof key === 'symbol') return Reflect.get(event, key) as unknown
        throw new Error(`${type} carries ${key}`)
      },
    },
  )

export interface Press {
  readonly type: string
  /** It carries what is entered on the phone, and is sent from there. */
  readonly fromPhone: boolean
}

function pressOf(flow: AnyStateMachine, snapshot: AnyMachineSnapshot, type: string): Press[] {
  try {
    if (!snapshot.can(bare(type) as never)) return []
    transition(flow, snapshot as never, bare(type) as never)
    return [{ type, fromPhone: false }]
  } catch {
    return [{ type, fromPhone: true }]
  }
}

export const pressesOf = (flow: AnyStateMachine, snapshot: AnyMachineSnapshot): Press[] =>
  snapshot.status === 'active'
    ? flow.events
        .filter((type) => type !== '*' && !type.startsWith('xstate.'))
        .flatMap((type) => pressOf(flow, snapshot, type))
    : []
