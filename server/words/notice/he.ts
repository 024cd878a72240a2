export const notice = {
  done: {
    read: 'סומן כנקרא.',
    subscribe: 'התראות יגיעו למכשיר הזה.',
    unsubscribe: 'המכשיר הזה לא יקבל עוד התראות.',
  },
  watchword: 'מילת הזיהוי שלך: {watchword}',
}
