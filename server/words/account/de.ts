export const account = {
  level: 'Stufe {level}',
  former: 'Ehemaliges Mitglied',
  done: { setUsername: 'Ihr Benutzername ist festgelegt.' },
}
