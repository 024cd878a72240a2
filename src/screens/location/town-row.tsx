import { MapPin } from 'lucide-react'
import type { Town } from '#contract/location.ts'
import type { Point } from '#machines/location/point.rules.ts'
import { PressRow } from '#src/ui/rows.tsx'
import { Far } from './far.tsx'
import { Within } from './within.tsx'

interface TownRowProps {
  of: Town
  from: Point | undefined
  onPick: () => void
}

export function TownRow({ of: town, from, onPick }: TownRowProps) {
  const { name, alias, lat: latitude, lng: longitude } = town
  return (
    <PressRow
      icon={MapPin}
      label={<bdi>{alias || name}</bdi>}
      note={<Within of={town} besides={alias && name} />}
      value={from && <Far from={from} to={{ latitude, longitude }} />}
      onPress={onPick}
    />
  )
}
