export const account = {
  level: 'רמה {level}',
}
