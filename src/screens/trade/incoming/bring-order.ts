/** The page of one order, brought by whoever may open it next. */
export const bringOrder = () => import('./merchant-order-flow-page.tsx')
