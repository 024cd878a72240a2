import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ImageOff, RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFetchPicture } from '#src/lib/fetch-picture.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { BlobImage, Frame } from './blob-image.tsx'

type Shown = 'loading' | 'failed' | 'missing' | Blob

const Bone = chakra('span', {
  base: { width: 'full', height: 'full', bg: 'sunken', animation: 'tide 1.6s ease-in-out infinite' },
})
const Says = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '1',
    padding: '4',
    textStyle: 'note',
    color: 'ink2',
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
})

interface PrivateImageProps {
  url: string
  alt: string
  width: number
  height: number
}

export function PrivateImage(props: PrivateImageProps) {
  const [tries, setTries] = useState(0)
  return <Fetched key={`${props.url} ${tries}`} {...props} onRetry={() => setTries(tries + 1)} />
}

function Fetched({ url, alt, width, height, onRetry }: PrivateImageProps & { onRetry: () => void }) {
  const { t } = useLingui()
  const fetchPicture = useFetchPicture()
  const [view, show] = useState<Shown>('loading')
  useEffect(() => {
    const leaving = new AbortController()
    const unlessLeft = (next: Shown) => leaving.signal.aborted || show(next)
    fetchPicture(url, leaving.signal).then(
      (picture) => unlessLeft(picture ?? 'missing'),
      () => unlessLeft('failed'),
    )
    return () => leaving.abort()
  }, [fetchPicture, url])

  return (
    <Frame style={{ aspectRatio: `${width} / ${height}` }}>
      {view === 'loading' && <Bone role="progressbar" aria-label={t`Loading`} />}
      {view === 'missing' && (
        <Says>
          <Icon of={ImageOff} />
          <Trans>This picture is no longer available.</Trans>
        </Says>
      )}
      {view === 'failed' && (
        <Says role="alert">
          <Trans>The picture did not load.</Trans>
          <Button kind="text" onClick={onRetry}>
            <Icon of={RotateCw} size={18} />
            <Trans>Try again</Trans>
          </Button>
        </Says>
      )}
      {typeof view === 'object' && <BlobImage of={view} alt={alt} />}
    </Frame>
  )
}
