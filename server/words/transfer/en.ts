export const transfer = {
  title: 'Held transfer',
  notice: {
    disputed:
      '{amount} from {name} stays held, because the sender’s account was stopped. Our team decides and tells you.',
    released: '{amount} from {name} is no longer held. Our team decided that it is yours.',
    kept: 'Our team decided about {amount} from your account to {name}: it stays with them.',
    returned: '{amount} from your account to {name} is back with you. Our team decided so.',
    gone: '{amount} from {name} went back, because the sender’s account was stopped. Our team decided so.',
  },
  done: {
    send: 'Sent.',
  },
}

export type HeldNotice = keyof typeof transfer.notice
