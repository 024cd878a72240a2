import { assign, setup } from 'xstate'
import type { Problems } from '../lib/problems.ts'
import { local } from '../lib/remote.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'

/** A form is filled and sent; what is wrong is said beside its field. */
export const fillFlow = <Form extends object, Answer>() =>
  setup({
    types: {
      context: {} as { problems: Problems; answer?: Answer; trouble?: Trouble },
      events: {} as { type: 'submit'; form: Form; problems: Problems },
      tags: {} as 'busy' | 'held',
    },
    actors: { send: local<unknown, object>('send') },
    guards: { isClean: (_, problems: Problems) => Object.keys(problems).length === 0 },
  }).createMachine({
    id: 'fill',
    context: { problems: {} },
    initial: 'filling',
    on: {
      submit: [
        {
          guard: { type: 'isClean', params: ({ event }) => event.problems },
          target: '.sending',
          actions: assign({ problems: {} }),
        },
        { target: '.correcting', actions: assign({ problems: ({ event }) => event.problems }) },
      ],
    },
    states: {
      filling: {},
      correcting: { tags: 'held' },
      sending: {
        tags: 'busy',
        on: { submit: {} },
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ event }) => (event as { form: Form }).form,
          onDone: { target: 'done', actions: assign({ answer: ({ event }) => event.output as Answer }) },
          onError: { target: 'refused', actions: assign({ trouble: ({ event }) => troubleOf(event.error) }) },
        },
      },
      refused: { tags: 'held' },
      done: { type: 'final' },
    },
  })
