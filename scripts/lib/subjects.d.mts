export function subjectsOf(
  test: string,
  house: {
    readonly sources: readonly string[]
    readonly imports: ReadonlyMap<string, readonly string[]>
    readonly textOf: (file: string) => string
  },
): (file: string) => boolean
