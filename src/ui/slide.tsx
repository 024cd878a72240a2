import { chakra } from '@chakra-ui/react'
import { LazyMotion, MotionConfig } from 'framer-motion'
import * as m from 'framer-motion/m'
import { useState, type ReactNode } from 'react'

const features = () => import('./motion-features.ts').then((module) => module.features)
const NEAR = 24

export function Slide({ step, children }: { step: number; children: ReactNode }) {
  const [seen, setSeen] = useState({ step, from: 0 })
  if (seen.step !== step) setSeen({ step, from: step > seen.step ? NEAR : -NEAR })
  const along = document.documentElement.dir === 'rtl' ? -1 : 1
  return (
    <LazyMotion features={features} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: 0.2, ease: [0.2, 0.7, 0.2, 1] }}>
        <chakra.div overflowX="clip">
          <m.div key={seen.step} initial={seen.from === 0 ? false : { x: seen.from * along }} animate={{ x: 0 }}>
            {children}
          </m.div>
        </chakra.div>
      </MotionConfig>
    </LazyMotion>
  )
}
