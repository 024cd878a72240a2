export const account = {
  level: 'Poziom {level}',
  done: {
    setUsername: 'Nazwa użytkownika została ustawiona.',
    updateProfile: 'Profil został zapisany.',
  },
}
