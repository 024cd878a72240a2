import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PayStart } from '#contract/payment.ts'
import { required } from '#machines/lib/required.ts'
import { payInHost } from '#src/lib/mini-program-host.ts'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { Qr } from '#src/ui/qr.tsx'
import { button } from '#src/theme/recipes/button.ts'
import { Card } from '#src/ui/surface.tsx'
import { Note } from '#src/ui/text.tsx'

const Anchor = chakra('a', button)

const isOurs = (address: string) => address.startsWith('/')

const spoken = (address: string, tag: string) =>
  isOurs(address) ? `${address}${address.includes('?') ? '&' : '?'}lang=${tag}` : address

interface DoorProps {
  to: PayStart
  kind?: 'main' | 'quiet'
  onOpen: () => void
  children: ReactNode
}

function Way({ to, kind = 'main', onOpen, children }: DoorProps & { to: { url: string } & PayStart }) {
  const { i18n } = useLingui()
  return (
    <Anchor wide kind={kind} href={spoken(to.url, i18n.locale)} rel="noreferrer" onClick={onOpen}>
      {children}
    </Anchor>
  )
}

/** The fields go to the gateway as they are; nothing of an answer is ever taken for a page. */
function Fields({ to, kind = 'main', onOpen, children }: DoorProps) {
  const { i18n } = useLingui()
  const { action, method, fields } = required(to.form)
  const all = isOurs(action) ? { ...fields, lang: i18n.locale } : fields
  return (
    <form action={action} method={method} onSubmit={onOpen}>
      {Object.entries(all).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton kind={kind}>{children}</SubmitButton>
    </form>
  )
}

/** By which one goes on to the gateway, in this tab: its page leads back to this one. */
export function Door(door: DoorProps): ReactNode {
  const { to, kind = 'main', onOpen, children } = door
  switch (to.kind) {
    case 'redirect':
      return <Way {...door} to={{ ...to, url: required(to.url) }} />
    case 'form':
      return <Fields {...door} />
    case 'qrcode':
      // Only the sandbox has a page for its code, too.
      return to.sandbox === 1 && to.url ? <Way {...door} to={{ ...to, url: to.url }} /> : null
    case 'sdk':
      return (
        <Button
          wide
          kind={kind}
          onClick={() => {
            payInHost(required(to.sdk))
            onOpen()
          }}
        >
          {children}
        </Button>
      )
    case 'paid':
      return null
  }
}

export function Scan({ to: { qrcode_text = '', sandbox } }: { to: PayStart }) {
  const { t } = useLingui()
  const text = isOurs(qrcode_text) ? `${location.origin}${qrcode_text}` : qrcode_text
  return (
    <Card as="div" holds="prose">
      <Qr
        text={text}
        label={t`Code to scan and pay`}
        {...(sandbox === 1 && {
          mark: t({ message: 'DEMO', comment: 'Stamp across an address that nobody is paid at, max=8' }),
        })}
      />
      <Note align="center">
        <Trans>Scan it with the payment app on another phone.</Trans>
      </Note>
    </Card>
  )
}
