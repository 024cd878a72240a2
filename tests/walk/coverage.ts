export interface Plan {
  readonly flow: string
  readonly addresses: readonly string[]
  readonly states: readonly string[]
  readonly touches: readonly string[]
  readonly proofs: readonly string[]
  readonly missing: readonly string[]
  readonly never: Readonly<Record<string, string>>
}

export interface Walked {
  readonly flow: string
  readonly address: string
  readonly states: readonly string[]
  readonly proofs: readonly string[]
  /** Of the touches those that were done on the way. */
  readonly touches: readonly string[]
}

export interface Touched {
  readonly flow: string
  readonly touches: readonly string[]
}

export interface Looked {
  readonly flow: string
  readonly states: readonly string[]
}

export interface Facts {
  readonly plans: readonly Plan[]
  readonly walked: readonly Walked[]
  readonly touched: readonly Touched[]
  readonly looked: readonly Looked[]
}

export interface FlowCoverage extends Plan {
  readonly paths: number
  readonly openedAddresses: readonly string[]
  readonly seenStates: readonly string[]
  readonly doneTouches: readonly string[]
  readonly doneProofs: readonly string[]
}

export interface Coverage {
  readonly flows: readonly FlowCoverage[]
  /** What stands in the house and in no plan: a machine of a flow file, or an address that is built. */
  readonly unplanned: readonly string[]
  readonly complete: boolean
}

type List = 'addresses' | 'states' | 'touches' | 'proofs' | 'missing'

const isWhole = (flow: FlowCoverage) =>
  flow.openedAddresses.length === flow.addresses.length &&
  flow.seenStates.length === flow.states.length &&
  flow.doneTouches.length === flow.touches.length &&
  flow.doneProofs.length === flow.proofs.length

export function coverageOf(
  { plans, walked, touched, looked }: Facts,
  house: { flows: readonly string[]; addresses: readonly string[] },
): Coverage {
  const flows = [...new Set(plans.map(({ flow }) => flow))].toSorted().map((flow): FlowCoverage => {
    const isOwn = (one: { flow: string }) => one.flow === flow
    const own = plans.filter(isOwn)
    const all = (list: List) => [...new Set(own.flatMap((plan) => plan[list]))]
    const done = (list: List, found: readonly string[]) => {
      const there = new Set(found)
      return all(list).filter((one) => there.has(one))
    }
    const paths = walked.filter(isOwn)
    return {
      flow,
      addresses: all('addresses'),
      states: all('states'),
      touches: all('touches'),
      proofs: all('proofs'),
      missing: all('missing'),
      never: Object.assign({}, ...own.map(({ never }) => never)) as Record<string, string>,
      paths: paths.length,
      openedAddresses: done(
        'addresses',
        paths.map(({ address }) => address),
      ),
      seenStates: done(
        'states',
        [...paths, ...looked.filter(isOwn)].flatMap(({ states }) => states),
      ),
      doneTouches: done(
        'touches',
        [...paths, ...touched.filter(isOwn)].flatMap(({ touches }) => touches),
      ),
      doneProofs: done(
        'proofs',
        paths.flatMap(({ proofs }) => proofs),
      ),
    }
  })
  const planned = new Set(flows.flatMap(({ flow, addresses }) => [flow, ...addresses]))
  const unplanned = [...house.flows, ...house.addresses].filter((one) => !planned.has(one))
  return { flows, unplanned, complete: unplanned.length === 0 && flows.every(isWhole) }
}
