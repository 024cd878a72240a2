const HISTORY = 20
const HAN = /\p{Script=Han}/u

/** From two letters on, or one sign of Chinese. */
export const isEnough = (keyword: string): boolean => {
  const said = keyword.trim()
  return HAN.test(said) || [...said].length > 1
}

/** The latest first, each once. */
export function remembered(history: readonly string[], keyword: string): readonly string[] {
  const said = keyword.trim()
  const others = history.filter((one) => one.toLowerCase() !== said.toLowerCase())
  return [said, ...others].slice(0, HISTORY)
}
