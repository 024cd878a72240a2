export function ensureBuilt(): Promise<boolean>
export function ensureStage(): Promise<boolean>
