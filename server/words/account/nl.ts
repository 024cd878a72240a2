export const account = {
  level: 'Niveau {level}',
  former: 'Voormalig lid',
  done: { setUsername: 'Uw gebruikersnaam is ingesteld.' },
}
