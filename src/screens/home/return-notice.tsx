import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { usePlaces } from '#src/lib/places.ts'
import { Button } from '#src/ui/button.tsx'
import { PlaceButton } from '#src/ui/place.tsx'

const Card = chakra('section', {
  base: {
    bg: 'soft',
    borderRadius: 'control',
    padding: '4',
    marginTop: '2',
    marginBottom: '4',
    display: 'grid',
    gap: '3',
  },
})

export function ReturnNotice({ to, onDismiss }: { to: string; onDismiss: () => void }) {
  const { isBuilt } = usePlaces()
  return (
    <Card role="status">
      <chakra.p textStyle="strong">
        <Trans>You are signed in. Continue where you were?</Trans>
      </chakra.p>
      <chakra.div display="flex" gap="2.5" flexWrap="wrap">
        {isBuilt(to) && (
          <PlaceButton to={to}>
            <Trans>Continue</Trans>
          </PlaceButton>
        )}
        <Button kind="quiet" onClick={onDismiss}>
          <Trans>Stay here</Trans>
        </Button>
      </chakra.div>
    </Card>
  )
}
