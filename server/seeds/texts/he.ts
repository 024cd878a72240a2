import { en, type Texts } from './en.ts'
export const he: Texts = en
