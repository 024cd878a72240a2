export const launchArgs: string[]
export function findChromium(): string | undefined
export function runs(path: string): boolean
