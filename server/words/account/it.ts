export const account = {
  level: 'Livello {level}',
}
