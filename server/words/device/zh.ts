export const device = {
  title: '新的登录',
  unknown: '未知浏览器',
  notice: {
    arrived: '有新设备登录了您的账户：{browser}，网络：{network}。如果不是您本人，请让该设备退出登录，并修改密码。',
  },
  done: {
    end: '该设备已退出登录。',
    endOthers: '您的其他设备已退出登录。',
  },
  letters: {
    arrived: {
      subject: '您的 {brand} 账户有新的登录',
      text: '有一台从未使用过的设备登录了您的账户。\n浏览器：{browser}\n网络：{network}\n时间：{time}\n如果是您本人，可以忽略此消息。如果不是，请让该设备退出登录，并修改密码：\n{link}',
      sms: '{brand}：有新设备登录了您的账户（{browser}，网络 {network}，{time}）。如果不是您本人，请让它退出登录，并修改密码：{link}',
    },
  },
}
