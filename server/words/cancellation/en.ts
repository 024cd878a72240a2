import type { CancellationReason } from '#contract/cancellation.ts'

export const cancellation = {
  days: '{from} to {to} working days',
  blockers: {
    balance: '{amount} available',
    joining: '{amount} that cannot be withdrawn directly',
    trade: '{count, plural, one {# open order} other {# open orders}}',
    dispute: '{count, plural, one {# open dispute} other {# open disputes}}',
    recharge: '{count, plural, one {# open recharge} other {# open recharges}}',
    withdrawal: '{count, plural, one {# open withdrawal} other {# open withdrawals}}',
    plan: '{count, plural, one {# running plan} other {# running plans}}',
    shopOrder: '{count, plural, one {# order under way} other {# orders under way}}',
    merchant: 'You still take part as a merchant',
    margin: '{amount} as a security deposit',
    hold: '{amount} held',
    paused: 'Our team has paused payments from your account',
    debt: '{amount} to pay back',
  },
  reasons: {
    not_settled: 'Something on your account is still open.',
    not_proven: 'We could not make sure that the request came from you.',
    law: 'The law obliges us to keep the account for now.',
    other: 'Our team explains it below.',
  } satisfies Record<CancellationReason, string>,
  done: {
    request:
      'Your request is in. The review takes {from} to {to} working days; signing in before the account is deleted takes it back.',
  },
  letters: {
    requested: {
      subject: 'Your request to close your {brand} account',
      text: 'You asked us to close your account. We review the request and decide between {from} and {by}; only then is the account deleted.\nTo keep your account, sign in before that. Signing in withdraws the request: {link}\nIf it was not you, please sign in and change your password now.',
      sms: '{brand}: you asked us to close your account. We decide between {from} and {by}. To keep it, sign in before that: {link}',
    },
    kept: {
      subject: 'You keep your {brand} account',
      text: 'You signed in, and your request to close your account is withdrawn. Everything stays as it was.\nIf it was not you, please change your password now.',
      sms: '{brand}: you signed in, and your request to close your account is withdrawn. If it was not you, please change your password now.',
    },
    rejected: {
      subject: 'We did not close your {brand} account',
      text: 'Our team did not close your account.\n{reason}\nYou can sign in as before: {link}',
      sms: '{brand}: our team did not close your account. {reason} You can sign in as before: {link}',
    },
    deleted: {
      subject: 'Your {brand} account is closed',
      text: 'Your account is closed, and your personal data is deleted. Nobody can sign in to it any more.\nThe books of past payments stay, without your name.',
      sms: '{brand}: your account is closed, and your personal data is deleted.',
    },
  },
}
