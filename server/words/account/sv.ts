export const account = {
  level: 'Nivå {level}',
}
