export const notice = {
  done: {
    subscribe: '此设备将收到通知。',
    unsubscribe: '此设备不再收到通知。',
  },
  watchword: '您的防钓鱼短语：{watchword}',
}
