import type { Point } from '#machines/location/point.rules.ts'

/** As every map reads them. */
export const coordinates = ({ latitude, longitude }: Point): string => `${latitude}, ${longitude}`
