export const clone: string
export const node: string
export function inClone(...parts: string[]): string
export function withTools(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv
