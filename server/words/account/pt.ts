export const account = {
  level: 'Nível {level}',
}
