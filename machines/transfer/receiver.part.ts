import { otherwise, refused } from '../lib/refusal.ts'

interface Named {
  readonly context: { readonly form: { readonly to: string } }
}

/** To whom it goes is looked up before it is quoted: nobody may be called that, and nobody sends to themselves. */
export const receiver = <On>(on: On) =>
  ({
    checking: {
      tags: 'busy',
      invoke: {
        id: 'receiver',
        src: 'receiver',
        input: ({ context }: Named) => ({ to: context.form.to }),
        onDone: 'quoting',
        onError: [
          refused('receiver-unknown', 'receiverUnknown'),
          refused('receiver-self', 'self'),
          otherwise('rejected'),
        ],
      },
    },
    receiverUnknown: { on },
    self: { on },
  }) as const
