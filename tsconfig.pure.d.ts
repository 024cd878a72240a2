/** What browsers and Node have alike besides the language. */
declare class URL {
  static canParse(text: string): boolean
  constructor(text: string)
  readonly href: string
  readonly origin: string
  readonly protocol: string
  readonly host: string
  readonly hostname: string
  readonly pathname: string
}
declare class URLSearchParams {
  constructor(text: string)
  [Symbol.iterator](): IterableIterator<[string, string]>
}
