export const payoutAddress = {
  done: {
    bind: 'בוצע בהצלחה',
    drop: 'הכתובת נמחקה.',
  },
}
