import { late } from './ui/late.tsx'

const onward = () => import('./onward.tsx')

/** The rows that lead on, where a screen has enough to bring without them: they are here before it has its answers. */
export const LateOnward = late(onward, (module) => module.Onward)
void onward().catch(() => undefined)
