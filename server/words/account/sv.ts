export const account = {
  level: 'Nivå {level}',
  done: {
    setUsername: 'Ditt användarnamn är valt.',
    updateProfile: 'Dina uppgifter är sparade.',
  },
}
