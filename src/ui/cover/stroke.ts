export type Stroke = readonly [path: string, fill?: 'fill' | 'paper']

export const HALF_WAVE = 34

export const wave = (y: number, height: number, phase: number) =>
  `M${(phase - 2 * HALF_WAVE).toFixed(1)} ${y}q${HALF_WAVE / 2} ${(-2 * height).toFixed(1)} ${HALF_WAVE} 0${`t${HALF_WAVE} 0`.repeat(7)}`
