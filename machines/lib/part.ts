/** The states that several flows share say of which part they are: it is proven whole where it is the exemplar. */
export const inPart = <const States extends Readonly<Record<string, object>>>(part: string, states: States): States =>
  Object.fromEntries(
    Object.entries(states).map(([name, state]) => {
      const { meta } = state as { meta?: object }
      return [name, { ...state, meta: { ...meta, part } }]
    }),
  ) as unknown as States
