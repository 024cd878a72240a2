import { Trans, useLingui } from '@lingui/react/macro'
import { LocateFixed, SearchX } from 'lucide-react'
import { chooseLocationFlow } from '#machines/location/choose-location.flow.ts'
import { required } from '#machines/lib/required.ts'
import { screen, type ViewProps, withProps } from '#src/lib/screen.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Page } from '#src/ui/page.tsx'
import { PressRow, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Note } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { SearchBox } from '#src/ui/search-box.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { coordinates } from './coordinates.ts'
import { Locating } from './locating.tsx'
import { PlaceCard } from './place-card.tsx'
import { TownRow } from './town-row.tsx'
import { Unlocated } from './unlocated.tsx'
import { Within } from './within.tsx'

type ChooseViewProps = ViewProps<typeof chooseLocationFlow>
interface Look {
  readonly now?: 'looking' | 'nothing' | 'unreachable' | 'locating' | 'unlocated'
}

const ADDRESS_MAX = 200
/** It asks for the position only when it is pressed; once that is known, it is the first of the choices. */
function Here({ context: { here, near }, send, now }: ChooseViewProps & Look) {
  if (now === 'locating') return <Locating />
  if (!here)
    return (
      <PressRow
        icon={LocateFixed}
        label={<Trans>Use my position</Trans>}
        note={<Trans>Only if you ask for it. We do not keep it.</Trans>}
        onPress={() => send({ type: 'locate' })}
      />
    )
  return (
    <PressRow
      icon={LocateFixed}
      label={<Trans>Where I am now</Trans>}
      note={near[0] ? <bdi>{near[0].name}</bdi> : <Digits>{coordinates(here)}</Digits>}
      onPress={() => send({ type: 'here' })}
    />
  )
}

function Towns({ context: { found, near, here, given }, send }: ChooseViewProps) {
  const towns = found ?? near
  if (towns.length === 0) return null
  const rows = (
    <Rows>
      {towns.map((town) => (
        <TownRow key={town.id} of={town} from={here ?? given} onPick={() => send({ type: 'pick', town })} />
      ))}
    </Rows>
  )
  return found ? rows : <Section title={<Trans>Towns nearby</Trans>}>{rows}</Section>
}

function Choosing({ now, ...view }: ChooseViewProps & Look) {
  const { t } = useLingui()
  const { context, send } = view
  const stands = now === undefined || now === 'locating' || now === 'unlocated' || context.found
  return (
    <Page title={<Trans>Choose a place</Trans>} back>
      <SearchBox
        label={t`Town or place`}
        keyword={context.keyword}
        onType={(keyword) => send({ type: 'type', keyword })}
        onSearch={(keyword) => send({ type: 'search', keyword })}
      />
      <Rows>
        <Here {...view} now={now} />
      </Rows>
      {now === 'unlocated' && (
        <Unlocated why={required(context.why)}>
          <Trans>You can still type the name of a town.</Trans>
        </Unlocated>
      )}
      {now === undefined && <Refusal because={context.trouble} />}
      {now === 'nothing' && (
        <FullPageNote icon={SearchX} title={<Trans>No town found</Trans>}>
          <Trans>
            No town is called “<bdi>{context.keyword}</bdi>”. Check the spelling, or choose a larger town nearby and add
            the street yourself.
          </Trans>
        </FullPageNote>
      )}
      {now === 'unreachable' && <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />}
      {now === 'looking' && !context.found && <Waiting rows={6} />}
      {stands && now !== 'nothing' && now !== 'unreachable' && <Towns {...view} />}
      <Note paddingInline="1">
        <Trans>Towns: GeoNames, CC BY 4.0</Trans>
      </Note>
    </Page>
  )
}

const FORM = 'place'

function Picked({ context, send }: ChooseViewProps) {
  const chosen = required(context.chosen)
  const name = chosen.by === 'here' ? <Trans>Where I am now</Trans> : <Trans>A place without a name</Trans>
  return (
    <Page
      title={<Trans>Choose a place</Trans>}
      back
      foot={
        <>
          <Button type="submit" form={FORM}>
            <Trans>Use this place</Trans>
          </Button>
          <Button kind="quiet" onClick={() => send({ type: 'change' })}>
            <Trans>Choose another place</Trans>
          </Button>
        </>
      }
    >
      <PlaceCard at={chosen} name={chosen.name ? <bdi>{chosen.name}</bdi> : name}>
        <Note>
          <Within of={chosen} />
        </Note>
      </PlaceCard>
      <Form id={FORM} onSubmit={(answer) => send({ type: 'use', address: answer('address') })}>
        <Field
          kind="text"
          name="address"
          autoComplete="street-address"
          maxLength={ADDRESS_MAX}
          label={<Trans>Street and number (optional)</Trans>}
          defaultValue={context.address}
        />
      </Form>
    </Page>
  )
}

const Begun = () => (
  <Page title={<Trans>Choose a place</Trans>} back>
    <Waiting figure rows={4} />
  </Page>
)

export const ChooseLocationScreen = screen(chooseLocationFlow, {
  beginning: Begun,
  opening: Begun,
  ready: Choosing,
  typing: withProps(Choosing, { now: 'looking' }),
  searching: withProps(Choosing, { now: 'looking' }),
  noResult: withProps(Choosing, { now: 'nothing' }),
  unreachable: withProps(Choosing, { now: 'unreachable' }),
  locating: withProps(Choosing, { now: 'locating' }),
  nearing: withProps(Choosing, { now: 'locating' }),
  locationDenied: withProps(Choosing, { now: 'unlocated' }),
  picked: Picked,
  used: Picked,
})
