import { desk } from '#server/desk-main.ts'

process.exit(await desk(process.argv.slice(2)))
