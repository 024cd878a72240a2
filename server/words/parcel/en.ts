import type { ParcelState } from '#contract/parcel.ts'

export const parcel = {
  label: 'Parcel {number}',
  unsent: 'Not sent yet',
  state: {
    none: 'Announced',
    collected: 'Handed over',
    on_the_way: 'On its way',
    delivering: 'Out for delivery',
    signed: 'Delivered',
    problem: 'Delayed',
  } satisfies Record<ParcelState, string>,
  happened: {
    none: 'Announced',
    collected: 'Handed to the carrier',
    on_the_way: 'On its way',
    delivering: 'Out for delivery',
    signed: 'Delivered',
    problem: 'Problem on the way',
  } satisfies Record<ParcelState, string>,
  at: '{words}, {place}',
  sandbox: {
    name: 'Test carrier',
    mark: 'Sandbox: this page stands for one of a carrier. It belongs to the demo, and nothing is brought anywhere.',
    number: 'Parcel number {number}',
    none: 'Nothing has been said of it yet.',
    missing: 'There is no such parcel.',
  },
}
