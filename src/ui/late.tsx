import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Component, lazy, Suspense, useReducer, useState, type ComponentType, type ReactNode } from 'react'
import { bring } from '#src/lib/bring.ts'
import { useOnceOnline } from '#src/lib/online.ts'
import { Button } from './button.tsx'

export class NotArrived extends Error {}

interface Guarded {
  readonly otherwise: ReactNode
  readonly children: ReactNode
}

/** Only what did not arrive is said here; what arrived and failed is no matter of the way. */
class Guard extends Component<Guarded, { fault?: unknown }> {
  override state: { fault?: unknown } = {}
  static getDerivedStateFromError = (fault: unknown) => ({ fault })
  override render() {
    const { fault } = this.state
    if (fault === undefined) return this.props.children
    if (fault instanceof NotArrived) return this.props.otherwise
    throw fault
  }
}

const Strip = chakra('div', {
  base: {
    position: 'sticky',
    bottom: 'var(--tabs, 0px)',
    zIndex: 'bar',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    marginTop: '4',
    paddingInline: '4',
    minHeight: 'tap',
    borderRadius: 'control',
    textStyle: 'note',
    bg: 'warnSoft',
    color: 'warn',
  },
})

export function NotHere({ onRetry }: { onRetry: () => void }) {
  useOnceOnline(onRetry)
  return (
    <Strip role="alert">
      <Trans>A part of this page did not load.</Trans>
      <Button kind="text" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Strip>
  )
}

/**
 * A part of a page whose code arrives after it. Whoever brings it before it is shown has it shown at once: without that a
 * part that is long here would leave the page empty for a moment, too.
 */
export function late<Module, Props extends object>(
  load: () => Promise<Module>,
  partOf: (module: Module) => ComponentType<Props>,
): ((props: Props) => ReactNode) & { bring: () => void } {
  let here: ComponentType<Props> | undefined
  const brought = () => bring(load).then((module) => (here = partOf(module)))
  const arriving = () =>
    lazy(() =>
      brought().then(
        (part) => ({ default: part }),
        () => {
          Part = arriving()
          throw new NotArrived()
        },
      ),
    )
  let Part = arriving()
  function Arrived(props: Props) {
    const [tries, again] = useReducer((count: number) => count + 1, 0)
    const [Here] = useState(() => here)
    if (Here) return <Here {...props} />
    const Arriving = Part as ComponentType<Props>
    return (
      <Guard key={tries} otherwise={<NotHere onRetry={again} />}>
        <Suspense>
          <Arriving {...props} />
        </Suspense>
      </Guard>
    )
  }
  // A view may be called as a function, where its hooks would be those of the view before it.
  const Late = (props: Props) => <Arrived {...props} />
  return Object.assign(Late, { bring: () => void brought().catch(() => undefined) })
}
