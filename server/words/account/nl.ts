export const account = {
  level: 'Niveau {level}',
  done: {
    setUsername: 'Uw gebruikersnaam is ingesteld.',
    updateProfile: 'Uw gegevens zijn opgeslagen.',
  },
}
