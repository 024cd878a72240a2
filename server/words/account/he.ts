export const account = {
  level: 'רמה {level}',
  done: {
    setUsername: 'שם המשתמש נקבע.',
    updateProfile: 'הפרופיל נשמר.',
  },
}
