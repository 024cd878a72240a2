export const account = {
  level: 'Poziom {level}',
  former: 'Były uczestnik',
  done: { setUsername: 'Nazwa użytkownika została ustawiona.' },
}
