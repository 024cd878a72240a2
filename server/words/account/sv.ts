export const account = {
  level: 'Nivå {level}',
  former: 'Tidigare medlem',
  done: { setUsername: 'Ditt användarnamn är valt.' },
}
