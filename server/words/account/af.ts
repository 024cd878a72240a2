export const account = {
  level: 'Vlak {level}',
  done: {
    setUsername: 'U gebruikersnaam is ingestel.',
    updateProfile: 'U besonderhede is gestoor.',
  },
}
