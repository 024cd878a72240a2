import { Trans } from '@lingui/react/macro'
import { BookOpen, CirclePlay, GraduationCap, Mail, Share2, Store } from 'lucide-react'
import type { Home } from '#contract/home.ts'
import { Marquee } from '#src/parts/home/marquee.tsx'
import { NewsList } from '#src/parts/home/news-list.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { Entries } from './entries.tsx'
import { Stats } from './stats.tsx'

export const HomeBelow = ({ home }: { home: Home }) => (
  <>
    <Marquee lines={home.marquee} />
    <Stats stats={home.stats} />
    <Entries visitor={home.visitor} />
    <NewsList items={home.news} />
    <Rows>
      <PlaceRow to="/pages/store/open_store" icon={Store} label={<Trans>Open a store</Trans>} />
      <PlaceRow to="/pages/login/share" icon={Share2} label={<Trans>Invite friends</Trans>} />
      <PlaceRow to="/pages/video/video" icon={CirclePlay} label={<Trans>Videos</Trans>} />
      <PlaceRow to="/pages/college/college" icon={GraduationCap} label={<Trans>College</Trans>} />
      <PlaceRow to="/pages/my/intro" icon={BookOpen} label={<Trans>About Quay</Trans>} />
      <PlaceRow to="/pages/news/about" icon={Mail} label={<Trans>About us and contact</Trans>} />
    </Rows>
  </>
)
