import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { MapPin } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { shapeOf } from '#contract/address.ts'
import { hasPostcode, postcodeLooks } from '#contract/postcode.ts'
import type { addressFlow } from '#machines/address/address.flow.ts'
import type { AddressForm as Said } from '#machines/address/address.rules.ts'
import { countriesIn } from '#src/lib/countries.ts'
import type { Answers } from '#src/lib/mending.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { CheckField } from '#src/ui/check-field.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import { IfBuilt } from '#src/ui/place.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { PressRow, Rows } from '#src/ui/rows.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { Note } from '#src/ui/text.tsx'
import { TroubleText } from '#src/ui/trouble-text.tsx'
import { answersOf } from '#src/ui/use-touched.ts'
import { AreaField } from './area-field.tsx'
import { areaWords } from './area-words.tsx'
import { fieldsOrder } from './fields-order.ts'

const Around = chakra('div', { base: { display: 'contents' } })

interface AddressFormProps {
  view: ViewProps<typeof addressFlow>
  /** The areas are on their way, or did not come. */
  areas?: 'coming' | 'failed' | undefined
  children?: ReactNode
}

export function AddressForm({ view: { context, busy, send }, areas, children }: AddressFormProps) {
  const { i18n, t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const { form, levels, problems, trouble, address, kept } = context
  const { country } = form
  const isSending = busy && areas !== 'coming'
  const isOptional = !shapeOf(country).needed
  const isFirst = address ? address.is_default === 1 : kept === 0
  const said = (answer: Answers): Said => ({
    ...form,
    consignee: answer('consignee'),
    mobile: answer('mobile'),
    country: answer('country'),
    province: answer('province'),
    city: answer('city'),
    district: answer('district'),
    detail: answer('detail'),
    postcode: answer('postcode'),
    is_default: isFirst ? form.is_default : answer('is_default') ? 1 : 0,
  })
  const errorOf = (name: keyof Said) => wordsFor(name, problems, areas ? undefined : trouble)
  const place = {
    detail: (
      <Field
        key="detail"
        kind="text"
        name="detail"
        label={<Trans>Street and house number</Trans>}
        autoComplete="shipping street-address"
        defaultValue={form.detail}
        error={errorOf('detail')}
      />
    ),
    postcode: (
      <Field
        key="postcode"
        kind="capitals"
        name="postcode"
        label={hasPostcode(country) ? <Trans>Postcode</Trans> : <Trans>Postcode (optional)</Trans>}
        autoComplete="shipping postal-code"
        placeholder={postcodeLooks(country)}
        defaultValue={form.postcode}
        error={errorOf('postcode')}
      />
    ),
    ...Object.fromEntries(
      (['province', 'city', 'district'] as const).map((name) => [
        name,
        <AreaField
          key={`${name} ${name === 'city' ? shapeOf(country).table.includes(name) : country}`}
          name={name}
          label={areaWords(country, name)}
          form={form}
          levels={levels}
          error={errorOf(name)}
          hint={name !== 'city' && isOptional ? <Trans>Optional</Trans> : undefined}
          onChoose={(chosen) => send({ type: 'area', name, said: chosen })}
        />,
      ]),
    ),
  } as Record<'detail' | 'postcode' | 'province' | 'city' | 'district', ReactNode>
  return (
    <Around ref={box}>
      <Form
        wrong={areas ? problems : (trouble ?? problems)}
        onSubmit={(answer) => send({ type: 'submit', form: said(answer) })}
      >
        <Field
          kind="text"
          name="consignee"
          label={<Trans>Name of the recipient</Trans>}
          autoComplete="shipping name"
          defaultValue={form.consignee}
          error={errorOf('consignee')}
        />
        <Field
          kind="phone"
          name="mobile"
          label={<Trans>Phone number</Trans>}
          autoComplete="shipping tel"
          hint={<Trans>For whoever brings the parcel.</Trans>}
          defaultValue={form.mobile}
          error={errorOf('mobile')}
        />
        <SelectField
          name="country"
          label={<Trans>Country or region</Trans>}
          autoComplete="shipping country"
          nothing={t`Please choose`}
          parts={countriesIn(i18n.locale)}
          chosen={country}
          onChoose={(chosen) => send({ type: 'area', name: 'country', said: chosen })}
          error={errorOf('country')}
        />
        {fieldsOrder(country).map((name) => place[name])}
        {areas === 'failed' && <AreasFailed because={trouble} onRetry={() => send({ type: 'retry' })} />}
        <IfBuilt to="/choose-location">
          <Point
            form={form}
            error={errorOf('lat') ?? errorOf('lng')}
            onPoint={() => {
              const written = box.current?.querySelector('form')
              if (written) send({ type: 'point', form: said(answersOf(written)) })
            }}
            onForget={() => send({ type: 'unpoint' })}
          />
        </IfBuilt>
        {!isFirst && (
          <CheckField name="is_default" label={<Trans>Use by default</Trans>} defaultChecked={form.is_default === 1} />
        )}
        {children}
        <SubmitButton busy={isSending} disabled={areas === 'coming'}>
          <Trans>Save address</Trans>
        </SubmitButton>
      </Form>
    </Around>
  )
}

interface AreasFailedProps {
  because: ViewProps<typeof addressFlow>['context']['trouble']
  onRetry: () => void
}

const AreasFailed = ({ because, onRetry }: AreasFailedProps) => (
  <div role="alert">
    <Note tone="bad">
      <Trans>The list of areas did not load.</Trans> <TroubleText of={because} />
    </Note>
    <Button kind="text" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  </div>
)

interface PointProps {
  form: Said
  error: ReactNode
  onPoint: () => void
  onForget: () => void
}

function Point({ form: { lat, lng }, error, onPoint, onForget }: PointProps) {
  const id = useId()
  return (
    <div role="group" aria-describedby={error ? id : undefined}>
      <Rows>
        <PressRow
          icon={MapPin}
          group="shop"
          label={<Trans>Exact place</Trans>}
          note={
            lat === '' ? (
              <Trans>Optional, for places that are hard to find</Trans>
            ) : (
              <Digits>
                {Number(lat).toFixed(4)}, {Number(lng).toFixed(4)}
              </Digits>
            )
          }
          onPress={onPoint}
        />
      </Rows>
      {error && (
        <Note id={id} tone="bad" role="alert" marginTop="1.5">
          {error}
        </Note>
      )}
      {lat !== '' && (
        <Button kind="text" onClick={onForget}>
          <Trans>Remove the place</Trans>
        </Button>
      )}
    </div>
  )
}
