import { chakra } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { Icon } from '#src/ui/icon.tsx'

export const SCORES = [1, 2, 3, 4, 5] as const

const Row = chakra('span', {
  base: { display: 'inline-flex', gap: '0.5', color: 'ink' },
})
const Lit = chakra('span', { base: { display: 'inline-flex', '& svg': { fill: 'currentColor' } } })

export function Rated({ score }: { score: number }) {
  if (score === 0) return <Trans comment="A rating that was not given">Not yet</Trans>
  return (
    <>
      <Row aria-hidden>
        {SCORES.map((value) =>
          value <= score ? (
            <Lit key={value}>
              <Icon of={Star} size={18} />
            </Lit>
          ) : (
            <Icon key={value} of={Star} size={18} />
          ),
        )}
      </Row>
      <span className="offstage">
        <Plural value={score} one="# star" other="# stars" />
      </span>
    </>
  )
}
