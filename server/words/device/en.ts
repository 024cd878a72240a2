export const device = {
  title: 'New sign-in',
  unknown: 'Unknown browser',
  notice: {
    arrived:
      'A new device signed in to your account: {browser}. Network: {network}. If it was not you, sign it out and change your password.',
  },
  done: {
    end: 'That device is signed out.',
    endOthers: 'Your other devices are signed out.',
  },
  letters: {
    arrived: {
      subject: 'New sign-in to your {brand} account',
      text: 'A device that was not used before signed in to your account.\nBrowser: {browser}\nNetwork: {network}\nTime: {time}\nIf it was you, you can ignore this message. If not, sign the device out and change your password:\n{link}',
      sms: '{brand}: a new device signed in to your account ({browser}, network {network}, {time}). If it was not you, sign it out and change your password: {link}',
    },
  },
}

export type DeviceNotice = keyof typeof device.notice
