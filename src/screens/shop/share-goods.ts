import { fromPromise } from 'xstate'
import { t } from '@lingui/core/macro'
import { share } from '#src/lib/share.ts'
import { toast } from '#src/ui/toast.ts'

/** The phone's own sheet; where it has none, the address is copied, and that is said. */
export const sharing = (href: string) =>
  fromPromise<void, { name: string }>(async ({ input: { name } }) => {
    const done = await share(`${name}\n${new URL(href, window.location.href).href}`)
    if (done === 'copied') await toast(t`copy successful`)
    if (done === 'failed') await toast(t`copy failed`)
  })
