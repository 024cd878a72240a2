import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { usePlaces } from '#src/lib/places.ts'
import { Button } from '#src/ui/button.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Strong } from '#src/ui/text.tsx'

export function ReturnNotice({ to, onDismiss }: { to: string; onDismiss: () => void }) {
  const { isBuilt } = usePlaces()
  return (
    <Card holds="prose" tone="sky" role="status">
      <Strong as="p">
        <Trans>You are signed in. Continue where you were?</Trans>
      </Strong>
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
