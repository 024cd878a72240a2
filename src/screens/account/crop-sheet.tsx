import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, RotateCcw, RotateCw, Undo2, type LucideIcon } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { PORTRAIT } from '#contract/limits.ts'
import { turnedTo, WHOLE, zoomed, type Cut, type Photo } from '#machines/account/crop.rules.ts'
import { Button } from '#src/ui/button.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Icon, IconButton } from '#src/ui/icon.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { Note } from '#src/ui/text.tsx'
import { CropFrame, STEPS } from './crop-frame.tsx'

const Sliders = chakra('div', { base: { display: 'grid', marginTop: '2' } })
const Line = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: '4.5rem minmax(0, 1fr) 3.5rem',
    alignItems: 'center',
    gap: '3',
    minHeight: 'tap',
    textStyle: 'note',
    color: 'ink2',
    '& > input': {
      width: 'full',
      height: 'tap',
      margin: '0',
      accentColor: 'var(--q-colors-accent)',
      cursor: 'pointer',
    },
    '& > output': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
})
/** A screen that is only touched seldom has a keyboard beside it. */
const Keys = chakra('span', { base: { '@media (hover: none)': { display: 'none' } } })
const Key = ({ children }: { children: ReactNode }) => <bdi dir="ltr">{children}</bdi>
const Steps = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center' } })
const Acts = chakra('div', { base: { display: 'grid', gap: '2.5', marginTop: '3' } })

interface CropSheetProps {
  photo: Photo
  onUse: (cut: Cut) => void
  onClose: () => void
}

export const CropSheet = ({ onClose, ...rest }: CropSheetProps) => (
  <LateSheet title={<Trans>Choose the part to show</Trans>} onClose={onClose}>
    <Cropping onClose={onClose} {...rest} />
  </LateSheet>
)

function Cropping({ photo, onUse, onClose }: CropSheetProps) {
  const { i18n, t } = useLingui()
  const id = useId()
  const [cut, change] = useState(WHOLE)
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' })
  const degrees = new Intl.NumberFormat(i18n.locale, { style: 'unit', unit: 'degree', unitDisplay: 'narrow' })
  const step = (icon: LucideIcon, label: string, to: (photo: Photo, cut: Cut) => Cut) => (
    <IconButton aria-label={label} onClick={() => change((now) => to(photo, now))}>
      <Icon of={icon} size={20} />
    </IconButton>
  )
  return (
    <>
      <CropFrame photo={photo} cut={cut} describedBy={id} onChange={change} />
      <Note align="center" marginTop="2" id={id}>
        <Trans>Move it with a finger, zoom and turn it with two.</Trans>{' '}
        <Keys>
          <Trans>
            On a keyboard: arrows, <Key>+</Key> and <Key>−</Key>, <Key>[</Key> and <Key>]</Key>.
          </Trans>
        </Keys>
      </Note>
      <Sliders>
        <Slider
          label={<Trans comment="max=12">Size</Trans>}
          range={[1, PORTRAIT.zoom, 0.01]}
          value={cut.zoom}
          says={percent.format(cut.zoom)}
          onChange={(zoom) => change((now) => zoomed(photo, now, zoom))}
        />
        <Slider
          label={<Trans comment="max=12">Turn</Trans>}
          range={[-180, 180, 1]}
          value={cut.turn}
          says={degrees.format(Math.round(cut.turn))}
          onChange={(turn) => change((now) => turnedTo(photo, now, turn))}
        />
      </Sliders>
      <Fold summary={<Trans>By buttons</Trans>}>
        <Steps dir="ltr">
          {step(ArrowLeft, t`Move left`, STEPS.left)}
          {step(ArrowUp, t`Move up`, STEPS.up)}
          {step(ArrowDown, t`Move down`, STEPS.down)}
          {step(ArrowRight, t`Move right`, STEPS.right)}
          {step(RotateCcw, t`Turn left`, STEPS.quarterLeft)}
          {step(RotateCw, t`Turn right`, STEPS.quarterRight)}
          {step(Undo2, t`Reset`, () => WHOLE)}
        </Steps>
      </Fold>
      <Acts>
        <Button wide onClick={() => onUse(cut)}>
          <Trans>Use this part</Trans>
        </Button>
        <Button wide kind="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </Acts>
    </>
  )
}

interface SliderProps {
  label: ReactNode
  range: readonly [least: number, most: number, step: number]
  value: number
  says: string
  onChange: (value: number) => void
}

/** The one runs from less to more in every language, as the photo does. */
const Slider = ({ label, range: [min, max, step], value, says, onChange }: SliderProps) => (
  <Line>
    <span>{label}</span>
    <input
      type="range"
      dir="ltr"
      min={min}
      max={max}
      step={step}
      value={value}
      aria-valuetext={says}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
    <output aria-hidden>{says}</output>
  </Line>
)
