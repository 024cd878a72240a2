import { expect, test } from 'vitest'
import { home } from '#contract/home.ts'
import { house } from '#tests/lib/money.ts'
import { openWorld } from '#tests/lib/world.ts'
