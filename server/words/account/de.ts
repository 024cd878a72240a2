export const account = {
  level: 'Stufe {level}',
  done: {
    setUsername: 'Ihr Benutzername ist festgelegt.',
    updateProfile: 'Ihr Profil ist gespeichert.',
  },
}
