export const account = {
  level: 'Level {level}',
  done: {
    setUsername: 'Your username is set.',
    updateProfile: 'Your profile is saved.',
  },
}
