import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { Icon } from '#src/ui/icon.tsx'
import { IfBuilt, Place } from '#src/ui/place.tsx'

const Field = chakra(Place, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'tap',
    paddingInline: '4',
    borderRadius: 'full',
    bg: 'surface',
    color: 'ink2',
  },
})

export const ToSearch = () => (
  <IfBuilt to="/pages/shops/search">
    {(there) => (
      <Field to={there}>
        <Icon of={Search} size={20} />
        <Trans>Search goods</Trans>
      </Field>
    )}
  </IfBuilt>
)
