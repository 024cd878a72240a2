export const account = {
  level: 'Niveau {level}',
}
