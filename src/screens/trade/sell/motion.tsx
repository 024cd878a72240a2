import { LazyMotion, MotionConfig } from 'framer-motion'
import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'

const features = () => import('#src/ui/motion-features.ts').then((module) => module.features)

export const Up = ({ what, children }: { what: string; children: ReactNode }) => (
  <LazyMotion features={features} strict>
    <MotionConfig reducedMotion="user" transition={{ duration: 0.24, ease: [0.2, 0.7, 0.2, 1] }}>
      <m.div key={what} initial={{ y: 16 }} animate={{ y: 0 }}>
        {children}
      </m.div>
    </MotionConfig>
  </LazyMotion>
)
