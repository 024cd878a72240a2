/** Why this process will not start, in one sentence for the person who started it. */
export class StartRefusal extends Error {
  override name = 'StartRefusal'
}
