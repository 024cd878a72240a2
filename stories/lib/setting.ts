export interface Setting {
  live: 'off' | 'on'
  network: 'normal' | 'slow' | 'offline'
  clock: 'now' | 'later' | 'soon'
  values: 'usual' | 'names' | 'numbers' | 'both'
}

export const USUAL: Setting = { live: 'off', network: 'normal', clock: 'now', values: 'usual' }

export const settingIn = (globals: Record<string, unknown> = {}): Setting =>
  Object.fromEntries(Object.entries(USUAL).map(([name, usual]) => [name, globals[name] ?? usual])) as unknown as Setting
