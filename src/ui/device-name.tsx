import { Trans } from '@lingui/react/macro'

interface Named {
  readonly browser: string
  readonly system: string
}

export const DeviceName = ({ of: { browser, system } }: { of: Named }) => (
  <>
    {browser ? <bdi>{browser}</bdi> : <Trans>Unknown browser</Trans>}
    {system && (
      <>
        , <bdi>{system}</bdi>
      </>
    )}
  </>
)
