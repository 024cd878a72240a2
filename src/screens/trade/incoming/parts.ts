/** The two pages of one address: only the one that is asked for is waited for. */
export const inbox = () => import('./inbox-flow-page.tsx')
export const merchantOrder = () => import('./merchant-order-flow-page.tsx')
