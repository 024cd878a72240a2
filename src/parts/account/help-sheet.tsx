import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { Help } from '#contract/news.ts'
import { Button } from '#src/ui/button.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Heading, Lead } from '#src/ui/text.tsx'

const Parts = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } })

export function HelpSheet({ help, onClose }: { help: Help; onClose: () => void }) {
  return (
    <LateSheet title={<Trans>Help and contact</Trans>} description={help.work_time} onClose={onClose}>
      <Parts>
        <Rows>
          {help.channels.map((channel) => (
            <Row key={channel.value} label={channel.name} value={<bdi>{channel.value}</bdi>} />
          ))}
        </Rows>
        {help.faq.map(({ q, a }) => (
          <div key={q}>
            <Heading as="h3">{q}</Heading>
            <Lead>{a}</Lead>
          </div>
        ))}
        <Button wide kind="quiet" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </Parts>
    </LateSheet>
  )
}
