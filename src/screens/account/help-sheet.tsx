import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { Help } from '#contract/news.ts'
import { Button } from '#src/ui/button.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'

const Question = chakra('h3', { base: { textStyle: 'strong', marginTop: '4' } })
const Answer = chakra('p', { base: { color: 'ink2' } })

export function HelpSheet({ help, onClose }: { help: Help; onClose: () => void }) {
  return (
    <LateSheet title={<Trans>Help and contact</Trans>} description={help.work_time} onClose={onClose}>
      <Rows>
        {help.channels.map((channel) => (
          <Row key={channel.value} label={channel.name} value={<bdi>{channel.value}</bdi>} />
        ))}
      </Rows>
      {help.faq.map(({ q, a }) => (
        <div key={q}>
          <Question>{q}</Question>
          <Answer>{a}</Answer>
        </div>
      ))}
      <Button wide kind="quiet" marginTop="5" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </LateSheet>
  )
}
