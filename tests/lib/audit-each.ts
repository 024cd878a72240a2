import { afterEach } from 'vitest'
import { auditPosted, forgetsBooks } from './books.ts'

// Vitest runs this for every file: a hook of a module that files of one worker share is heard in the first of them alone.
forgetsBooks()
afterEach(auditPosted)
