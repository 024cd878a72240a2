export function importsOf(file: string, text: string): string[]
