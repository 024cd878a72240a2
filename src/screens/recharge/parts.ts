/** The two halves of the conversation: each page brings its own beside itself, and the other one when it comes to it. */
export const begin = () => import('./begin-form.tsx')
export const view = () => import('./recharge-view.tsx')
