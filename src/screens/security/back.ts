import type { Built, Places } from '#src/lib/places.ts'

export const wayBack = ({ isBuilt }: Places, redirect = ''): Built =>
  isBuilt(redirect) ? redirect : '/pages/my/setting'
