import { afterAll, afterEach } from 'vitest'
import { auditPosted } from '#tests/world/books.ts'
import { fileIsOver } from '#tests/world/over.ts'

// Vitest runs this for every file: a hook of a module that files of one worker share is heard in the first of them alone.
/** The books are audited when a file is over; the gate asks after each test, and knows which one broke them. */
if (process.env['AUDITS'] === 'each') afterEach(auditPosted)
afterAll(fileIsOver)
