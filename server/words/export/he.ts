export const exports = {
  page: {
    title: 'המידע שלך ב־{brand}',
    made: 'נוצר ב־{at} UTC. כל מה שאנחנו שומרים עליכם, כפי שהיה באותו רגע.',
    names: 'שמות השדות זהים לשמות שבקובץ הנתונים.',
  },
  headings: {
    profile: 'חשבון',
    entering: 'התחברות',
    money: 'יתרות ופעילות',
    trade: 'עסקאות',
    recharges: 'הפקדות',
    withdrawals: 'משיכות',
    investments: 'במה הופקד כסף',
    places: 'חשבונות בנק וכתובות',
    work: 'כסוחר או כמרכז שירות',
    told: 'מה שהודענו לכם',
    pictures: 'התמונות שלך',
    team: 'מה שהצוות שלנו החליט',
  },
  done: { make: 'המידע שלך מוכן.' },
}
