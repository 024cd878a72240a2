export const account = {
  level: 'Level {level}',
}
