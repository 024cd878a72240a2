export const account = {
  level: 'Stufe {level}',
}
