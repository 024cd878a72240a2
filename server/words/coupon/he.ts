export const coupon = {
  title: 'הקופון שלך',
  scope: { all: 'כל המוצרים', category: 'מוצרים בקטגוריה {name}' },
  whyNot: { none: 'לא נשארו', limit: 'כבר יש לך' },
  misfit: {
    store: 'רק אצל {store}',
    goods: 'לא תקף למוצרים האלה',
    from: 'החל מ־{amount}',
    early: 'עדיין לא בתוקף',
    over: 'פג תוקף',
    used: 'כבר נוצל',
    held: 'מוחזק עבור הזמנה {order}',
    dry: 'אי אפשר להשתמש בו כרגע: הכסף לקופונים שלנו נוצל',
    nothing: 'לא מפחית דבר ממחיר המוצרים האלה',
  },
  done: { receive: 'הקופון התקבל.' },
  notice: { back: 'אפשר להשתמש שוב בקופון של הזמנה {order}.' },
}
