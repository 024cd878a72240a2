import { address } from '#contract/address.ts'
import { implement } from '../lib/implement.ts'
import { areasBelow } from './areas.ts'
import { addAddress, dropAddress, editAddress, listAddresses, preferAddress, showAddress } from './keep.ts'

export const addressHandlers = implement('address', address, {
  index: listAddresses,
  info: showAddress,
  area: async (_, { country, pid }) => ({ list: areasBelow(country, pid) }),
  add: addAddress,
  edit: editAddress,
  drop: dropAddress,
  prefer: preferAddress,
})
