export const CENTRE = '/pages/business_center/business_center'
export const PAYOUT = '/pages/business_center/atm'
