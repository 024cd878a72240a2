import { en, type Texts } from './en.ts'
export const af: Texts = en
