export const address = {
  done: {
    add: 'הכתובת נשמרה.',
    edit: 'הכתובת נשמרה.',
    drop: 'הכתובת נמחקה.',
    prefer: 'כתובת אחרת היא כעת ברירת המחדל.',
  },
}
