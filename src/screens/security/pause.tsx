import { Plural, Trans } from '@lingui/react/macro'
import { PIN_RESET_HOLD } from '#contract/limits.ts'
import { HOUR_S } from '#contract/time-units.ts'

const HOURS = PIN_RESET_HOLD / HOUR_S

export const Pause = () => (
  <Trans>
    Withdrawals are then paused for <Plural value={HOURS} one="# hour" other="# hours" />, to keep your money safe.
  </Trans>
)
