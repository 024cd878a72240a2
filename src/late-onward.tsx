import { late } from './ui/late.tsx'

/** The rows that lead on, where a screen has enough to bring without them: they are here before it has its answers. */
export const LateOnward = late(
  () => import('./onward.tsx'),
  (module) => module.Onward,
)
LateOnward.bring()
