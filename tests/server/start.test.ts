import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config.ts'
import { alive } from '#server/postgres/processes.ts'
import { provideDatabase } from '#server/postgres/provide-database.ts'
import {
  clone,
  isRoot,
  nobody,
  nobodyMayRunUs,
  openHouse,
  pinnedNode,
  postmasterOf,
  refusedHouse,
} from '#tests/world/open-house.ts'
import { PUSH_KEYS } from '#tests/world/push-keys.ts'
import { eventually } from '#tests/world/until.ts'

const room = mkdtempSync(join(tmpdir(), 'quay-start-'))
chmodSync(room, 0o755)
const data = join(room, 'data')
const ready = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
const trace = /\n\s+at /
const PUSH = {
  QUAY_PUSH_PUBLIC: PUSH_KEYS.publicKey,
  QUAY_PUSH_PRIVATE: PUSH_KEYS.privateKey,
  QUAY_PUSH_SUBJECT: PUSH_KEYS.subject,
}

afterAll(() => rmSync(room, { recursive: true, force: true }))

describe('a house on its own data', () => {
  it('opens, answers, and closes with its PostgreSQL', async () => {
    const house = openHouse({ DATA_DIR: data })
    const url = await house.opened
    const postmaster = postmasterOf(data) ?? 0
    expect([await ready(url), alive(postmaster)]).toEqual([true, true])
    expect((await house.end('SIGTERM')).code).toBe(0)
    expect([alive(postmaster), postmasterOf(data), existsSync(join(data, 'postgres/lock'))]).toEqual([
      false,
      undefined,
      false,
    ])
  })

  it('refuses a second one on the same data, and the first goes on', async () => {
    const first = openHouse({ DATA_DIR: data })
    const url = await first.opened
    const second = await refusedHouse({ DATA_DIR: data })
    expect(second.code).toBe(1)
    expect(second.said).toMatch(
      /^The data in \S+ is in use by process \d+; stop that one first, or give this one its own DATA_DIR\.\n$/,
    )
    expect(await ready(url)).toBe(true)
    expect((await first.end('SIGINT')).code).toBe(0)
  })

  it('refuses a taken port and leaves nothing running', async () => {
    const squatter = createServer().listen(0, '127.0.0.1')
    await new Promise((listening) => squatter.once('listening', listening))
    const { port } = squatter.address() as AddressInfo
    const { code, said } = await refusedHouse({ DATA_DIR: data, PORT: String(port) })
    squatter.close()
    expect({ code, said }).toEqual({
      code: 1,
      said: `Port ${port} on 127.0.0.1 is taken by another program; stop that one, or choose another with PORT=${port + 1}.\n`,
    })
    expect(postmasterOf(data)).toBe(undefined)
  })

  it('finds its PostgreSQL again after it was killed', async () => {
    const killed = openHouse({ DATA_DIR: data })
    await killed.opened
    const postmaster = postmasterOf(data) ?? 0
    await killed.end('SIGKILL')
    expect(alive(postmaster)).toBe(true)
    const next = openHouse({ DATA_DIR: data })
    expect(await ready(await next.opened)).toBe(true)
    expect([postmasterOf(data), next.said().includes('still running')]).toEqual([postmaster, true])
    await next.end('SIGTERM')
    expect(alive(postmaster)).toBe(false)
  })

  it('brings PostgreSQL back when that one is killed', async () => {
    const house = openHouse({ DATA_DIR: data })
    const url = await house.opened
    const postmaster = postmasterOf(data) ?? 0
    process.kill(postmaster, 'SIGKILL')
    expect(await eventually(async () => postmasterOf(data) !== postmaster && (await ready(url)))).toBe(true)
    expect((await house.end('SIGTERM')).code).toBe(0)
  })
})

describe('a directory closed to others', () => {
  it.runIf(isRoot)('sends the data of root elsewhere, says where, and finds it again', async () => {
    const closed = join(room, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const first = openHouse({ DATA_DIR: join(closed, 'data') })
    await first.opened
    const place = readFileSync(join(closed, 'data/postgres/elsewhere'), 'utf8').trim()
    expect(first.said()).toContain(`PostgreSQL in ${place}`)
    await first.end('SIGTERM')
    const second = openHouse({ DATA_DIR: join(closed, 'data') })
    await second.opened
    expect(second.said()).toContain(`PostgreSQL in ${place}`)
    await second.end('SIGTERM')
    rmSync(place, { recursive: true })
  })

  it.runIf(nobodyMayRunUs)(
    'is fine for the ordinary user it belongs to, and root takes it over as that user',
    async () => {
      const own = join(room, 'own')
      mkdirSync(own, { mode: 0o700 })
      chownSync(own, nobody.uid, nobody.gid)
      const house = openHouse({ DATA_DIR: join(own, 'data') }, nobody)
      expect(await ready(await house.opened)).toBe(true)
      await house.end('SIGTERM')
      const roots = openHouse({ DATA_DIR: join(own, 'data') })
      expect(await ready(await roots.opened)).toBe(true)
      await roots.end('SIGTERM')
    },
  )
})

describe('a wrong DATABASE_URL', () => {
  const right = new URL(inject('adminUrl'))
  const wrong = (change: (url: URL) => void) => {
    const url = new URL(right)
    change(url)
    return url
  }
  it.each([
    ['nothing answers', wrong((url) => Object.assign(url, { port: '1', password: 'hush-hush' }))],
    ['the user name or the password is wrong', wrong((url) => Object.assign(url, { password: 'hush-hush' }))],
    ['no database of that name exists; create it first', wrong((url) => Object.assign(url, { pathname: '/nowhere' }))],
  ])('is told: %s', async (reason, url) => {
    const { code, said } = await refusedHouse({ DATA_DIR: data, DATABASE_URL: url.href })
    expect({ code, said }).toEqual({
      code: 1,
      said: `DATABASE_URL leads to 127.0.0.1:${url.port}${url.pathname}, where ${reason}.\n`,
    })
    expect(said).not.toContain(url.password)
  })
})

describe('a PostgreSQL of one’s own', () => {
  /** A database without what came with it, as whoever may do so prepares it. */
  async function bareDatabase(prepare: (name: string) => readonly string[], like = '') {
    const name = `bare_${process.pid}_${(made += 1)}`
    const admin = new pg.Client({ connectionString: inject('adminUrl') })
    await admin.connect()
    onTestFinished(async () => {
      await admin.query(`drop database ${name}`)
      await admin.query('drop role if exists start_guest')
      await admin.end()
    })
    await admin.query(`create database ${name} ${like}`)
    for (const statement of prepare(name)) await admin.query(statement)
    return Object.assign(new URL(inject('adminUrl')), { pathname: `/${name}` })
  }
  let made = 0
  const missing = ({ port, pathname }: URL) =>
    `DATABASE_URL leads to 127.0.0.1:${port}${pathname}, where the extension pg_trgm is missing, by which misspelt words are found`

  it('that has no trigrams is told so, and nothing is begun in it', async () => {
    const url = await bareDatabase((name) => [`alter database ${name} set extension_control_path = '/nowhere'`])
    expect(await refusedHouse({ DATA_DIR: data, DATABASE_URL: url.href })).toEqual({
      code: 1,
      said: `${missing(url)}; install it beside that PostgreSQL (many systems call it postgresql-contrib), and start again.\n`,
    })
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    const { rows } = await client.query(`select from pg_class where relnamespace = 'public'::regnamespace`)
    await client.end()
    expect(rows).toEqual([])
  })

  it('whose trigrams its user may not create is told who has to', async () => {
    const url = await bareDatabase(() => [`create role start_guest login password 'hush-hush'`])
    Object.assign(url, { username: 'start_guest', password: 'hush-hush' })
    expect(await refusedHouse({ DATA_DIR: data, DATABASE_URL: url.href })).toEqual({
      code: 1,
      said: `${missing(url)}; say "create extension pg_trgm" there as whoever may, and start again.\n`,
    })
  })

  it.each([
    ['', ''],
    [
      `template template0 locale_provider libc lc_collate 'C' lc_ctype 'C'`,
      ', where misspelt words are found in Latin letters alone, for its LC_CTYPE is C',
    ],
  ])('says at the start what its letters are short of', async (like, short) => {
    const url = await bareDatabase(() => [], like)
    const { says } = await provideDatabase({ databaseUrl: url.href, dataDirectory: data, mode: 'test' })
    expect(says).toBe(`PostgreSQL at 127.0.0.1:${url.port}${url.pathname}${short}`)
  })
})

describe('settings', () => {
  const pepper = '7c5f1be0d94a263f8e7b6a5948372615'
  const whole = {
    QUAY_MODE: 'production',
    PEPPER: pepper,
    TRUST_PROXY: 'loopback',
    ORIGIN: 'https://quay.example',
    SMTP_URL: 'smtps://post:p%40ss%2Fword@mail.quay.example',
    SMTP_FROM: 'post@quay.example',
    DATA_DIR: data,
  }
  const without = (name: keyof typeof whole) =>
    Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name))

  it.each<[string, string, Record<string, string>]>([
    ['no pepper', 'PEPPER', without('PEPPER')],
    ['a short pepper', 'PEPPER', { ...whole, PEPPER: 'short' }],
    ['a default pepper', 'PEPPER', { ...whole, PEPPER: 'change-me-change-me-change-me-1234567890' }],
    ['no word on the TLS proxy', 'TRUST_PROXY', without('TRUST_PROXY')],
    ['a proxy that is everybody', 'TRUST_PROXY', { ...whole, TRUST_PROXY: 'true' }],
    ['no address of its own', 'ORIGIN', without('ORIGIN')],
    ['an address without TLS', 'ORIGIN', { ...whole, ORIGIN: 'http://quay.example' }],
    ['nobody to carry letters', 'SMTP_URL', without('SMTP_URL')],
    ['nobody whom letters are from', 'SMTP_FROM', without('SMTP_FROM')],
    ['a sender and no mail server', 'SMTP_FROM', { SMTP_FROM: whole.SMTP_FROM }],
    ['a sender with a name', 'SMTP_FROM', { ...whole, SMTP_FROM: 'Quay <post@quay.example>' }],
    ['two senders', 'SMTP_FROM', { ...whole, SMTP_FROM: 'post@quay.example,evil@x.example' }],
    ['a mail server of another kind', 'SMTP_URL', { ...whole, SMTP_URL: 'https://mail.quay.example' }],
    ['a mail server without a host', 'SMTP_URL', { ...whole, SMTP_URL: 'smtps://' }],
    ['a mail server that may go without TLS', 'SMTP_URL', { ...whole, SMTP_URL: 'smtp://mail.example?ignoreTLS=true' }],
    ['half a login at the mail server', 'SMTP_URL', { ...whole, SMTP_URL: 'smtps://post@mail.quay.example' }],
    ['an unreadable password', 'SMTP_URL', { ...whole, SMTP_URL: 'smtps://post:100%@mail.quay.example' }],
    ['a mail server at no port', 'SMTP_URL', { ...whole, SMTP_URL: 'smtps://mail.quay.example:0' }],
    ['demo data', 'SEED', { ...whole, SEED: 'on' }],
    ['half of what push needs', 'QUAY_PUSH_PUBLIC', { QUAY_PUSH_PUBLIC: 'B' }],
    ['push keys of two pairs', 'QUAY_PUSH_PUBLIC', { ...PUSH, QUAY_PUSH_PRIVATE: PUSH.QUAY_PUSH_PUBLIC.slice(0, 43) }],
    ['a push subject nobody reads', 'QUAY_PUSH_SUBJECT', { ...PUSH, QUAY_PUSH_SUBJECT: 'me' }],
    ['an unknown mode', 'QUAY_MODE', { QUAY_MODE: 'prod' }],
    ['a port that is none', 'PORT', { PORT: 'http' }],
    ['an unreadable database address', 'DATABASE_URL', { DATABASE_URL: 'mysql://root@127.0.0.1/quay' }],
  ])('with %s are refused, and %s is named', (_, name, environment) => {
    expect(() => readConfig({ DATA_DIR: data, ...environment })).toThrow(new RegExp(`^${name} [^.]+.*\\.$`))
  })

  it('that are whole are taken', () => {
    expect(readConfig({ ...whole, NODE_ENV: 'production' })).toEqual({
      mode: 'production',
      carriers: { dhl: undefined, sandbox: false },
      host: '127.0.0.1',
      port: 5100,
      databaseUrl: undefined,
      dataDirectory: data,
      pepper,
      trustProxy: ['loopback'],
      origin: 'https://quay.example',
      miniProgram: undefined,
      mail: {
        host: 'mail.quay.example',
        port: 465,
        isTls: true,
        demandsTls: true,
        login: { user: 'post', password: 'p@ss/word' },
        from: 'post@quay.example',
      },
      gateways: { wechat: undefined, alipay: undefined },
      chains: [],
      prices: undefined,
      pushKeys: undefined,
      frames: [],
      seed: false,
      logLevel: 'info',
    })
  })

  it.each([
    ['smtp://mail.quay.example', { host: 'mail.quay.example', port: 587, isTls: false, login: undefined }],
    ['smtp://[::1]:2525/', { host: '::1', port: 2525, isTls: false, login: undefined }],
    ['smtps://a:b@10.0.0.5:4465', { host: '10.0.0.5', port: 4465, isTls: true, login: { user: 'a', password: 'b' } }],
  ])('that name the mail server %s are taken', (url, server) => {
    const named = { DATA_DIR: data, PEPPER: pepper, SMTP_URL: url, SMTP_FROM: whole.SMTP_FROM }
    const from = whole.SMTP_FROM
    expect(readConfig({ ...named, QUAY_MODE: 'demo' }).mail).toEqual({ ...server, demandsTls: false, from })
    expect(readConfig({ ...whole, ...named }).mail).toEqual({ ...server, demandsTls: true, from })
  })

  it('that are refused do not say the password of the mail server', () => {
    const read = () => readConfig({ ...whole, SMTP_URL: 'smtps://post:hush-hush@mail.quay.example/path' })
    expect(read).toThrow(/^SMTP_URL (?!.*hush)/)
  })

  it('without a mail server end production with one line that says so', async () => {
    const { SMTP_URL: _, ...rest } = whole
    expect(await refusedHouse(rest)).toEqual({
      code: 1,
      said: 'SMTP_URL is missing; production needs the mail server that takes its letters, such as smtps://user:password@mail.quay.example.\n',
    })
  })

  it('that name a pair of push keys are taken', () => {
    expect(readConfig({ DATA_DIR: data, QUAY_MODE: 'test', ...PUSH }).pushKeys).toEqual(PUSH_KEYS)
  })

  it('that are refused end the process with one line', async () => {
    const { code, said } = await refusedHouse({ NODE_ENV: 'production', QUAY_MODE: '', DATA_DIR: data })
    expect({ code, lines: said.trim().split('\n').length }).toEqual({ code: 1, lines: 1 })
    expect(said).not.toMatch(trace)
  })
})

describe('a Node that is too old', () => {
  it.each(['start', 'test', 'dev'])('is told so by %s, before anything else', (script) => {
    const pretend = `Object.defineProperty(process, 'versions', { value: { node: '18.20.4' } }); import(${JSON.stringify(join(clone, `scripts/${script}.mjs`))})`
    const { status, stdout, stderr } = spawnSync(pinnedNode, ['-e', pretend], { encoding: 'utf8' })
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'Quay needs Node 20 or newer, this is Node 18.20.4; install a newer one from your system or with a version manager, and start again.\n',
    })
  })
})
