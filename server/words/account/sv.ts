export const account = {
  level: 'Nivå {level}',
  done: { setUsername: 'Ditt användarnamn är valt.' },
}
