import { Trans } from '@lingui/react/macro'
import { ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { required } from '#machines/lib/required.ts'
import { recommendFlow, type Recommended } from '#machines/trade/recommend.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { Button } from '#src/ui/button.tsx'
import { Page } from '#src/ui/page.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { Tag } from '#src/ui/surface.tsx'
import { Lead } from '#src/ui/text.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { Seller } from './seller.tsx'

const Frame = ({ children }: { children: ReactNode }) => (
  <Page title={<Trans>Buy coins</Trans>} back>
    {children}
  </Page>
)

const Sellers = ({ list, notice, demo }: Recommended) => (
  <Frame>
    {demo === 1 && (
      <Tag tone="warn" alignSelf="flex-start">
        <Trans>Demo data</Trans>
      </Tag>
    )}
    {notice !== '' && <Caution>{notice}</Caution>}
    <Lead paddingInline="1">
      <Trans>These sellers are independent. Please check their terms.</Trans>
    </Lead>
    <Rows as="ul">
      {list.map((seller) => (
        <Seller key={seller.id} {...seller} />
      ))}
    </Rows>
    <Onward from="/pages/my/recommend" />
  </Frame>
)

export const RecommendScreen = screen(recommendFlow, {
  opening: () => (
    <Frame>
      <Waiting rows={6} />
    </Frame>
  ),
  unreachable: ({ context, send }) => (
    <Frame>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Frame>
  ),
  empty: ({ context, send }) => (
    <Frame>
      <FullPageNote
        icon={ShoppingBag}
        title={<Trans>No sellers at the moment</Trans>}
        action={
          <Button kind="quiet" onClick={() => send({ type: 'retry' })}>
            <Trans>Look again</Trans>
          </Button>
        }
      >
        {required(context.recommended).notice || <Trans>No sellers are listed at the moment.</Trans>}
      </FullPageNote>
    </Frame>
  ),
  showing: ({ context }) => <Sellers {...required(context.recommended)} />,
})
