export const account = {
  level: 'Level {level}',
  former: 'Former member',
  done: { setUsername: 'Your username is set.' },
}
