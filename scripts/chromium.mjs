import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

const isRoot = process.getuid?.() === 0

/**
 * Chromium heeds the last list of this kind only, so Playwright's is said again. The first two are pages
 * that a whole Chromium brings along with every window: nobody sees them, and they cost more than the app.
 */
const unwanted = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** What every Chromium of ours is started with; root gets no sandbox from it. */
export const launchArgs = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${unwanted.join(',')}`,
]

/** The Chromium to use: the one named by CHROMIUM, the system's (rather the one without windows), or Playwright's. */
export function findChromium() {
  const named = process.env.CHROMIUM
  if (named) return named
  return [...onPath('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'), ...playwrights()].find(
    runs,
  )
}

function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

function playwrights() {
  try {
    return [createRequire(import.meta.url)('playwright').chromium.executablePath()]
  } catch {
    return []
  }
}

// Some systems put a program of that name there that only says how to install the real one.
export function runs(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}
