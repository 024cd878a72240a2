export const notice = {
  done: {
    subscribe: 'התראות יגיעו למכשיר הזה.',
    unsubscribe: 'המכשיר הזה לא יקבל עוד התראות.',
  },
  watchword: 'מילת הזיהוי שלך: {watchword}',
}
