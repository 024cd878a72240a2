export const service = {
  title: 'Account for {order}',
  done: {
    open: '{status, select, opened {The account is open.} other {Please pay for it first.}}',
    place: 'If this person can join, we have asked them.',
    answerPlacement: '{status, select, accepted {You are in the team.} other {You said no. Nothing changes.}}',
    sendCredit: 'Registration credit sent.',
  },
  letters: {
    opened: {
      subject: 'An account was opened for you at {brand}',
      text: 'A service centre ({centre}) opened an account for this address.\nNobody knows its password, not even the centre. To use it, choose “Forgot password” when you sign in, and set one of your own.\nIf you did not ask for it, you need do nothing: without a password nobody can sign in.',
      sms: '{brand}: {centre} opened an account for you. Choose “Forgot password” when you sign in, and set a password of your own.',
    },
  },
}
