import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { CODE } from '#contract/envelope.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import { Icon } from './icon.tsx'

/** The words of a trouble: the server's own, or the catalogue's when the server could not be heard. */
export function useTroubleText(trouble: Trouble | undefined): string {
  const { t } = useLingui()
  switch (trouble?.code) {
    case undefined:
      return ''
    case CODE.busy:
      return t`-200, The network is busy, please try again later..`
    case CODE.silent:
      return t`-500, The network is busy, please try again later...`
    case CODE.misasked:
      return t`-9999, Check if the API interface is valid`
    default:
      return trouble?.message ?? ''
  }
}

export function TroubleText({ of: trouble }: { of?: Trouble }) {
  return <>{useTroubleText(trouble)}</>
}

const Box = chakra('div', {
  base: {
    display: 'flex',
    gap: '2.5',
    alignItems: 'flex-start',
    padding: '3',
    borderRadius: 'control',
    textStyle: 'note',
  },
  variants: { tone: { bad: { bg: 'badSoft', color: 'bad' }, warn: { bg: 'warnSoft', color: 'warn' } } },
  defaultVariants: { tone: 'bad' },
})

/** Why the last try did not work; stays where it happened. */
export function Refusal({ because, children }: { because?: Trouble; children?: ReactNode }) {
  const text = useTroubleText(because)
  if (!text && !children) return null
  return (
    <Box role="alert">
      <Icon of={CircleAlert} size={20} />
      <div>
        {text}
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
