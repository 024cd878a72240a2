export interface Plan {
  readonly flow: string
  readonly addresses: readonly string[]
  readonly states: readonly string[]
  readonly transitions: readonly string[]
  readonly touches: readonly string[]
  readonly never: Readonly<Record<string, string>>
}

export interface Walked {
  readonly flow: string
  readonly address: string
  readonly states: readonly string[]
  readonly transitions: readonly string[]
}

export interface Touched {
  readonly flow: string
  readonly touches: readonly string[]
}

export interface FlowCoverage extends Plan {
  /** Paths in the app, and on the machine. */
  readonly paths: number
  readonly played: number
  readonly walkedAddresses: readonly string[]
  readonly walkedStates: readonly string[]
  readonly walkedTransitions: readonly string[]
  readonly provenTransitions: readonly string[]
  readonly provenTouches: readonly string[]
}

export interface Coverage {
  readonly flows: readonly FlowCoverage[]
  /** What stands in the house and in no plan: a machine of a flow file, or an address that is built. */
  readonly unplanned: readonly string[]
  readonly complete: boolean
}

/** What was proven of all that was planned, and what nobody planned. */
export function coverageOf(
  facts: {
    plans: readonly Plan[]
    walked: readonly Walked[]
    played: readonly Walked[]
    touched: readonly Touched[]
  },
  house: { flows: readonly string[]; addresses: readonly string[] },
): Coverage {
  const { plans, walked, played, touched } = facts
  const flows = [...new Set(plans.map(({ flow }) => flow))].toSorted().map((flow): FlowCoverage => {
    const own = plans.filter((plan) => plan.flow === flow)
    const all = <K extends 'addresses' | 'states' | 'transitions' | 'touches'>(key: K) => [
      ...new Set(own.flatMap((plan) => plan[key])),
    ]
    const inApp = walked.filter((walk) => walk.flow === flow)
    const onMachine = played.filter((walk) => walk.flow === flow)
    const seen = new Set(inApp.flatMap(({ states }) => states))
    const taken = new Set(inApp.flatMap(({ transitions }) => transitions))
    const proven = new Set([...taken, ...onMachine.flatMap(({ transitions }) => transitions)])
    const done = new Set(touched.filter((one) => one.flow === flow).flatMap(({ touches }) => touches))
    const opened = new Set(inApp.map(({ address }) => address))
    return {
      flow,
      addresses: all('addresses'),
      states: all('states'),
      transitions: all('transitions'),
      touches: all('touches'),
      never: Object.assign({}, ...own.map(({ never }) => never)) as Record<string, string>,
      paths: inApp.length,
      played: onMachine.length,
      walkedAddresses: all('addresses').filter((address) => opened.has(address)),
      walkedStates: all('states').filter((state) => seen.has(state)),
      walkedTransitions: all('transitions').filter((key) => taken.has(key)),
      provenTransitions: all('transitions').filter((key) => proven.has(key)),
      provenTouches: all('touches').filter((key) => done.has(key)),
    }
  })
  const planned = new Set(flows.flatMap(({ flow, addresses }) => [flow, ...addresses]))
  const unplanned = [...house.flows, ...house.addresses].filter((one) => !planned.has(one))
  const complete =
    unplanned.length === 0 &&
    flows.every(
      (flow) =>
        flow.walkedAddresses.length === flow.addresses.length &&
        flow.walkedStates.length === flow.states.length &&
        flow.provenTransitions.length === flow.transitions.length &&
        flow.provenTouches.length === flow.touches.length,
    )
  return { flows, unplanned, complete }
}
