export const account = {
  level: 'Vlak {level}',
  former: 'Voormalige lid',
  done: { setUsername: 'U gebruikersnaam is ingestel.' },
}
