import { LazyMotion, useReducedMotion } from 'framer-motion'
import * as m from 'framer-motion/m'
import { TICK } from './mark.tsx'

const features = () => import('#src/ui/motion-features.ts').then((module) => module.features)

export default function DrawnTick() {
  const still = useReducedMotion()
  return (
    <LazyMotion features={features} strict>
      <m.path
        d={TICK}
        initial={still ? false : { pathLength: 0 }}
        animate={{ pathLength: 1 }}
        transition={{ duration: 0.24, ease: 'easeOut' }}
      />
    </LazyMotion>
  )
}
