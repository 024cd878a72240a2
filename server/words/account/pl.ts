export const account = {
  level: 'Poziom {level}',
}
