import { useLingui } from '@lingui/react/macro'
import { distanceOf, type Point } from '#machines/location/point.rules.ts'
import { farText } from './far-text.ts'

/** How far one point is from another. */
export function Far({ from, to }: { from: Point; to: Point }) {
  const { i18n } = useLingui()
  return <bdi>{farText(distanceOf(from, to), i18n.locale)}</bdi>
}
