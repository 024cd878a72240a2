/** Where Storybook is built to. */
export const book: string
export function ensureBuilt(): Promise<boolean>
export function ensureTouchPage(): Promise<boolean>
export function ensureBook(): Promise<boolean>
