import { fillFlow } from '#machines/stock/fill.flow.ts'
import { screen, type Sight } from '#src/lib/screen.tsx'
import { SubmitButton } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import { Page } from '#src/ui/page.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { Caution, Refusal } from '#src/ui/trouble-text.tsx'

export const nicknameFlow = fillFlow<{ nickname: string }, null>()

const Filling = ({ context, busy, state, send }: Sight<typeof nicknameFlow>) => (
  <Page title="Nickname" back>
    <Form
      wrong={context.trouble?.errors ?? context.problems}
      onSubmit={(answer) => {
        const nickname = answer('nickname')
        send({ type: 'submit', form: { nickname }, problems: nickname.trim() === '' ? { nickname: 'required' } : {} })
      }}
    >
      <Field
        kind="text"
        name="nickname"
        label="Nickname"
        defaultValue="North Pier"
        error={wordsFor('nickname', context.problems, context.trouble)}
      />
      <Refusal because={context.trouble} />
      {state === 'done' && <Caution>Saved.</Caution>}
      <SubmitButton busy={busy}>Save</SubmitButton>
    </Form>
  </Page>
)

/** How a screen of the stock form looks; real ones have words of their own. */
export const NicknameScreen = screen(nicknameFlow, {
  filling: Filling,
  correcting: Filling,
  sending: Filling,
  refused: Filling,
  done: Filling,
})
