import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { CODE } from '#contract/envelope.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import { Icon } from './icon.tsx'
import { SHUT } from './toast.ts'

const Fault = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '2', alignItems: 'baseline' } })
/** First in the words, as specified; seen after them, and small. */
const Code = chakra('bdi', { base: { order: '1', textStyle: 'tiny' } }, { defaultProps: { dir: 'ltr' } })
const Comma = chakra('span', {}, { defaultProps: { className: 'offstage' } })

export function TroubleText({ of: trouble }: { of?: Trouble }): ReactNode {
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

const Box = chakra('div', {
  base: {
    display: 'flex',
    gap: '2.5',
    alignItems: 'flex-start',
    padding: '3',
    borderRadius: 'control',
    textStyle: 'note',
    overflowWrap: 'anywhere',
    '& > div': { minWidth: '0' },
  },
  variants: { tone: { bad: { bg: 'badSoft', color: 'bad' }, warn: { bg: 'warnSoft', color: 'warn' } } },
  defaultVariants: { tone: 'bad' },
})

export function Refusal({ because, children }: { because?: Trouble; children?: ReactNode }) {
  if (!because && !children) return null
  return (
    <Box role="alert">
      <Icon of={CircleAlert} size={20} />
      <div>
        <TroubleText of={because} />
        {children}
      </div>
    </Box>
  )
}

export function Caution({ children }: { children: ReactNode }) {
  return (
    <Box tone="warn" role="status">
      <Icon of={CircleAlert} size={20} />
      <div>{children}</div>
    </Box>
  )
}
