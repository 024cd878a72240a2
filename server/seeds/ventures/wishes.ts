import type { Code } from './texts.ts'

export interface Wish {
  readonly kind: 'robot' | 'product' | 'project' | 'subscribe'
  readonly currency: 'EUR' | 'USDT' | 'COIN'
  readonly unit: string
  readonly least: string
  readonly most: string
  readonly total: string
  readonly term_days: number
  readonly payout: 'daily' | 'end'
  readonly rate: string
  readonly fee_rate: string
  readonly risk_level: number
  readonly level?: number
  readonly tasks_per_day?: number
  readonly robot?: Code
  /** Days after the demo begins; negative is before it. */
  readonly sale: readonly [from: number, until?: number]
  readonly pool: string
  readonly papers: readonly Paper[]
}

export const PAPERS = { 'robot-terms': 2225, 'plan-terms': 2162, 'project-terms': 1983, 'harbour-solar': 1981 } as const
export type Paper = keyof typeof PAPERS

const robot = { kind: 'robot', payout: 'daily', fee_rate: '0.02', papers: ['robot-terms'], sale: [-60] } as const
const product = { kind: 'product', fee_rate: '0.01', papers: ['plan-terms'], sale: [-60] } as const
const project = {
  kind: 'project',
  currency: 'EUR',
  payout: 'end',
  fee_rate: '0.03',
  papers: ['project-terms'],
} as const
const subscribe = { kind: 'subscribe', fee_rate: '0.01', papers: ['plan-terms'], sale: [-60] } as const

export const WISHES: Readonly<Record<Code, Wish>> = {
  'robot-heron': {
    ...robot,
    currency: 'EUR',
    unit: '100.00',
    least: '100.00',
    most: '1000.00',
    total: '20000.00',
    term_days: 30,
    rate: '0.003',
    risk_level: 3,
    level: 1,
    tasks_per_day: 4,
    pool: '400.00',
  },
  'robot-tern': {
    ...robot,
    currency: 'EUR',
    unit: '250.00',
    least: '250.00',
    most: '2500.00',
    total: '25000.00',
    term_days: 60,
    rate: '0.004',
    risk_level: 4,
    level: 2,
    tasks_per_day: 8,
    pool: '600.00',
  },
  'robot-gannet': {
    ...robot,
    currency: 'COIN',
    unit: '50.00000000',
    least: '50.00000000',
    most: '500.00000000',
    total: '5000.00000000',
    term_days: 90,
    rate: '0.005',
    risk_level: 5,
    level: 3,
    tasks_per_day: 12,
    pool: '200.00000000',
  },
  'plan-heron': {
    ...product,
    currency: 'EUR',
    unit: '25.00',
    least: '50.00',
    most: '2000.00',
    total: '50000.00',
    term_days: 30,
    payout: 'daily',
    rate: '0.0004',
    risk_level: 2,
    robot: 'robot-heron',
    pool: '600.00',
  },
  'plan-tern': {
    ...product,
    currency: 'EUR',
    unit: '10.00',
    least: '100.00',
    most: '5000.00',
    total: '100000.00',
    term_days: 60,
    payout: 'end',
    rate: '0.02',
    risk_level: 3,
    robot: 'robot-tern',
    pool: '500.00',
  },
  'plan-gannet': {
    ...product,
    currency: 'USDT',
    unit: '5.000000',
    least: '20.000000',
    most: '2000.000000',
    total: '40000.000000',
    term_days: 90,
    payout: 'daily',
    rate: '0.0002',
    risk_level: 3,
    robot: 'robot-gannet',
    // Runs dry within days, to show what then happens.
    pool: '0.030000',
  },
  'harbour-solar': {
    ...project,
    unit: '50.00',
    least: '100.00',
    most: '5000.00',
    total: '120000.00',
    term_days: 180,
    rate: '0.03',
    risk_level: 3,
    sale: [-20, 25],
    pool: '900.00',
    papers: ['harbour-solar', 'project-terms'],
  },
  'tidal-gate': {
    ...project,
    unit: '50.00',
    least: '50.00',
    most: '2000.00',
    total: '60000.00',
    term_days: 240,
    rate: '0.035',
    risk_level: 4,
    sale: [5, 40],
    pool: '400.00',
  },
  'quay-cranes': {
    ...project,
    unit: '100.00',
    least: '100.00',
    most: '600.00',
    total: '1000.00',
    term_days: 120,
    rate: '0.02',
    risk_level: 3,
    sale: [-20, 10],
    pool: '50.00',
  },
  'cold-store': {
    ...project,
    unit: '100.00',
    least: '100.00',
    most: '3000.00',
    total: '40000.00',
    term_days: 150,
    rate: '0.025',
    risk_level: 2,
    sale: [-60, -20],
    pool: '300.00',
  },
  'harbour-notes': {
    ...subscribe,
    currency: 'EUR',
    unit: '40.00',
    least: '40.00',
    most: '400.00',
    total: '16000.00',
    term_days: 30,
    payout: 'daily',
    rate: '0.0005',
    risk_level: 2,
    pool: '240.00',
  },
  'dollar-basket': {
    ...subscribe,
    currency: 'USDT',
    unit: '25.000000',
    least: '25.000000',
    most: '500.000000',
    total: '20000.000000',
    term_days: 30,
    payout: 'daily',
    rate: '0.0003',
    risk_level: 2,
    pool: '150.000000',
  },
  'coin-reserve': {
    ...subscribe,
    currency: 'COIN',
    unit: '20.00000000',
    least: '20.00000000',
    most: '400.00000000',
    total: '8000.00000000',
    term_days: 45,
    payout: 'end',
    rate: '0.01',
    risk_level: 4,
    pool: '120.00000000',
  },
}
