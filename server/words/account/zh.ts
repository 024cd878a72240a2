export const account = {
  level: '{level} 级',
}
