declare module 'bidi-js' {
  export default function bidi(): {
    getEmbeddingLevels(text: string, way: 'ltr' | 'rtl'): { levels: Uint8Array }
    getMirroredCharactersMap(text: string, levels: Uint8Array): Map<number, string>
  }
}

declare module 'fontkit' {
  export interface Font {
    hasGlyphForCodePoint(point: number): boolean
  }
  export function create(file: Buffer): Font
}

declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { position: number; required: boolean } | null
  }
}
