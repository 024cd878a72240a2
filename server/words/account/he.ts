export const account = {
  level: 'רמה {level}',
  former: 'חבר לשעבר',
  done: { setUsername: 'שם המשתמש נקבע.' },
}
