import { Trans } from '@lingui/react/macro'
import type { Latest } from '#contract/home.ts'
import { hasCome, iconOf, isOfInvesting, signedOf } from '#src/parts/wallet/entry-look.ts'
import { Curtain } from '#src/ui/eye.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { TextPlace } from '#src/ui/place.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Strong } from '#src/ui/text.tsx'

export const LatestEntries = ({ of: entries }: { of: readonly Latest[] }) =>
  entries.length > 0 && (
    <Curtain>
      <Section
        title={<Trans>Latest activity</Trans>}
        all={
          <TextPlace to="/pages/money/money_mx">
            <Trans>All activity</Trans>
          </TextPlace>
        }
      >
        <Rows>
          {entries.map((entry) => (
            <Row
              key={entry.id}
              icon={iconOf(entry)}
              group={isOfInvesting(entry) ? 'invest' : 'money'}
              label={<bdi>{entry.title}</bdi>}
              note={<Moment at={entry.create_time} />}
              value={
                <Strong color={hasCome(entry) ? 'good' : 'ink'}>
                  <Money unit={entry.currency} {...signedOf(entry)} brief />
                </Strong>
              }
            />
          ))}
        </Rows>
      </Section>
    </Curtain>
  )
