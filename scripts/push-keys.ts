import { createECDH } from 'node:crypto'

const pair = createECDH('prime256v1')
const publicKey = pair.generateKeys('base64url')
const drawn = pair.getPrivateKey()
const privateKey = Buffer.concat([Buffer.alloc(32 - drawn.length), drawn]).toString('base64url')

console.log(`QUAY_PUSH_PUBLIC=${publicKey}
QUAY_PUSH_PRIVATE=${privateKey}
QUAY_PUSH_SUBJECT=mailto:you@quay.example`)
