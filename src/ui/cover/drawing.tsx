import type { ReactNode } from 'react'
import type { Stroke } from './stroke.ts'

export const FILLS = { fill: 'var(--cover-fill)', paper: 'var(--cover-paper)' }

export const Drawing = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 160 112"
    preserveAspectRatio="xMidYMid slice"
    fill="none"
    stroke="var(--cover-line)"
    strokeLinecap="round"
    strokeLinejoin="round"
    style={{ strokeWidth: 'calc(2.5px * var(--pen, 1))' }}
  >
    {children}
  </svg>
)

export const Strokes = ({ of }: { of: readonly Stroke[] }) =>
  of.map(([path, fill]) => <path key={path} d={path} fill={fill && FILLS[fill]} />)
