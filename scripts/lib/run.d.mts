export class Trouble extends Error {}
export function plainly(act: () => unknown): Promise<void>
