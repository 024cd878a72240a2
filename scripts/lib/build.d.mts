export function ensureBuilt(): Promise<boolean>
export function ensureTouchPage(): Promise<boolean>
