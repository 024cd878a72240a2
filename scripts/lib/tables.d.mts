export function cellsIn(text: string): string[][]
export function withRow(text: string, heading: string, cells: readonly string[]): string
