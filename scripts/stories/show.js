// Runs in the preview of Storybook: shows one story, and answers when it stands still.
const FAULTS = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']
const LONGEST = 20_000

const shown = (id) =>
  new Promise((done) => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
    const ends = Object.fromEntries(FAULTS.map((name) => [name, () => end(name)]))
    ends.storyRendered = (rendered) => rendered === id && end('')
    const late = setTimeout(() => end('it takes too long'), LONGEST)
    const end = (fault) => {
      clearTimeout(late)
      for (const [name, hear] of Object.entries(ends)) channel.off(name, hear)
      done(fault)
    }
    for (const [name, hear] of Object.entries(ends)) channel.on(name, hear)
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })

/** Every motion at its end. */
function rest() {
  for (const motion of document.getAnimations()) {
    if (motion.effect?.getComputedTiming().endTime === Infinity) motion.cancel()
    else motion.finish()
  }
}

const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

globalThis.showStory = async (id) => {
  const fault = await shown(id)
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  rest()
  await painted()
  rest()
  await painted()
  scrollTo(0, 0)
  const { parameters } = globalThis.__STORYBOOK_PREVIEW__.currentRender.story
  return { fault, state: parameters.machine?.state ?? '' }
}
