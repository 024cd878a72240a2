// Imports nothing and uses old syntax only: a Node that is too old must be able to read this far.
function tooOld(version) {
  if (parseInt(version, 10) >= 20) return undefined
  return (
    'Quay needs Node 20 or newer, this is Node ' +
    version +
    '; install a newer one from your system or with a version manager, and start again.'
  )
}

export function demandNode(versions) {
  var sentence = tooOld(versions.node)
  if (!sentence) return
  console.error(sentence)
  process.exit(1)
}
