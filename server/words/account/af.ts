export const account = {
  level: 'Vlak {level}',
}
