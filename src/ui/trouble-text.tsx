import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { CODE } from '#contract/envelope.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import { useIsOnline } from '#src/lib/online.ts'
import { Says } from './surface.tsx'
import { SHUT } from './toast.ts'

const Fault = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '2', alignItems: 'baseline' } })
const Ours = chakra('span', { base: { display: 'block', fontWeight: '600' } })
/** First in the words, as specified; seen after them, and small. */
const Code = chakra('bdi', { base: { order: '1', textStyle: 'tiny' } }, { defaultProps: { dir: 'ltr' } })
const Comma = chakra('span', {}, { defaultProps: { className: 'offstage' } })

interface TroubleTextProps {
  of?: Trouble
  /** Where what did not load is asked for again by itself. */
  loads?: boolean
}

export function TroubleText({ of: trouble, loads = false }: TroubleTextProps): ReactNode {
  const isOffline = !useIsOnline() && trouble?.code === CODE.silent
  return (
    <>
      {isOffline && (
        <Ours>
          {loads ? <Trans>No connection. It loads when you are back.</Trans> : <Trans>No connection.</Trans>}{' '}
        </Ours>
      )}
      <Told trouble={trouble} />
    </>
  )
}

function Told({ trouble }: { trouble: Trouble | undefined }): ReactNode {
  switch (trouble?.code) {
    case CODE.busy:
      return (
        <Fault>
          <Trans>
            <Code>-200</Code>
            <Comma>, </Comma>The network is busy, please try again later..
          </Trans>
        </Fault>
      )
    case CODE.silent:
      return (
        <Fault>
          <Trans>
            <Code>-500</Code>
            <Comma>, </Comma>The network is busy, please try again later...
          </Trans>
        </Fault>
      )
    case CODE.misasked:
      return (
        <Fault>
          <Trans>
            <Code>-9999</Code>
            <Comma>, </Comma>Check if the API interface is valid
          </Trans>
        </Fault>
      )
    case CODE.tooOften:
      return <span {...SHUT}>{trouble.message}</span>
    default:
      return trouble?.message
  }
}

export function Refusal({ because, children }: { because?: Trouble; children?: ReactNode }) {
  if (!because && !children) return null
  return (
    <Says icon={CircleAlert} tone="bad" role="alert">
      <TroubleText of={because} />
      {children}
    </Says>
  )
}

export const Caution = ({ children }: { children: ReactNode }) => (
  <Says icon={CircleAlert} tone="warn" role="status">
    {children}
  </Says>
)
