export const parcel = {
  label: 'חבילה {number}',
  unsent: 'טרם נשלח',
  state: {
    none: 'נרשמה למשלוח',
    collected: 'נאספה',
    on_the_way: 'בדרך',
    delivering: 'יצאה לחלוקה',
    signed: 'נמסרה',
    problem: 'מתעכבת',
  },
  happened: {
    none: 'נרשמה למשלוח',
    collected: 'נמסרה לחברת המשלוחים',
    on_the_way: 'בדרך',
    delivering: 'יצאה לחלוקה',
    signed: 'נמסרה',
    problem: 'תקלה בדרך',
  },
  at: '{words}, {place}',
  sandbox: {
    name: 'חברת משלוחים לניסיון',
    mark: 'ארגז חול: הדף הזה מייצג דף של חברת משלוחים. הוא חלק מההדגמה, ודבר לא נשלח באמת.',
    number: 'מספר חבילה {number}',
    none: 'עדיין אין עליה מידע.',
    missing: 'אין חבילה כזו.',
  },
}
