export const account = {
  level: 'Level {level}',
  done: { setUsername: 'Your username is set.' },
}
