import type { Verb } from './desk.ts'
import { listParcels, sendParcelNow } from './parcels.ts'

export const PARCEL_VERBS: readonly [string, Verb][] = [
  [
    'parcels',
    {
      usage: '',
      summary: 'what was paid for in the shop and waits to be sent, by when, and where to',
      act: listParcels,
    },
  ],
  [
    'parcels send',
    {
      usage: '<order no> --carrier <dhl> --number <...> [--lines 1,2]',
      summary: 'says that a parcel left with what is still to be sent of an order, or with some of its lines',
      takes: 1,
      flags: ['carrier', 'number', 'lines'],
      act: sendParcelNow,
    },
  ],
]
