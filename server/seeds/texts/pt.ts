import { en, type Texts } from './en.ts'
export const pt: Texts = en
