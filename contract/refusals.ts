import { CODE } from './envelope.ts'

/** Every refusal the server gives: its code, and when it is given. Its words are in server/words. */
export const REFUSALS = {
  'signed-out': {
    code: CODE.signedOut,
    when: 'The call needs a member and the token is absent, unknown, expired or revoked.',
  },
  missing: { code: CODE.missing, when: 'The thing does not exist, or is not the caller’s.' },
  'no-role': { code: CODE.noRole, when: 'The call needs a role that the member does not have.' },
  'moved-on': {
    code: CODE.movedOn,
    when: 'The thing changed since the caller read it; `fresh` is an order as it is by now.',
  },
  invalid: { code: CODE.invalid, when: 'Fields are wrong; `errors` names the problem of each.' },
  'too-often': { code: CODE.tooOften, when: 'Asked too often; `retry_after` says how many seconds to wait.' },
  'code-lives': {
    code: CODE.tooOften,
    when: 'A code was asked for too often, and the one before is still good; `fresh` says for how long.',
  },
  'wrong-login': { code: CODE.refused, when: 'Unknown account or wrong password: one answer for both.' },
  'wrong-password': { code: CODE.refused, when: 'The password of the member who calls does not match.' },
  'wrong-code': {
    code: CODE.refused,
    when: 'The verification code does not match; `left` says how many tries remain.',
  },
  'dead-code': {
    code: CODE.refused,
    when: 'No live verification code: never sent, expired, used, or burned by wrong tries.',
  },
  'account-taken': {
    code: CODE.refused,
    when: 'A member with this e-mail exists; said only after its code was proven.',
  },
  'contact-taken': {
    code: CODE.refused,
    when: 'Another member has this phone number or e-mail; said only after its code was proven.',
  },
  'pin-unset': { code: CODE.pin, when: 'The member has no payment PIN yet.' },
  'pin-wrong': { code: CODE.pin, when: 'The payment PIN does not match; `left` says how many tries remain.' },
  'pin-locked': { code: CODE.pin, when: 'Too many wrong PINs; `retry_after` says how many seconds to wait.' },
  'second-needed': {
    code: CODE.pin,
    when: 'The second factor is asked for besides; `ways` says how it can be proven, `ticket` is what signing in goes on with.',
  },
  'second-wrong': {
    code: CODE.pin,
    when: 'The code of the app or the recovery code does not match, or was used before, or the passkey signed something else.',
  },
  'second-locked': {
    code: CODE.pin,
    when: 'Too many wrong codes of the second factor; `retry_after` says how many seconds to wait.',
  },
  'passkeys-enough': { code: CODE.refused, when: 'The member has as many passkeys as one may have.' },
  'ticket-stale': {
    code: CODE.movedOn,
    when: 'What was proven first was proven too long ago, or was used; it is proven anew.',
  },
  'receiver-unknown': { code: CODE.refused, when: 'Nobody has this number, username, phone or e-mail.' },
  'receiver-self': { code: CODE.refused, when: 'The receiver is the caller.' },
  'amount-short': { code: CODE.refused, when: 'The account holds less than the amount and its fee.' },
  'pool-short': { code: CODE.refused, when: 'The pool that pays this holds less; nothing else may pay it.' },
  'currency-needed': {
    code: CODE.currencyMissing,
    when: 'The member has less of the currency than the purchase takes; `currency`, `short_by` and `return_to` say what is wanting and where to come back to.',
  },
  'venture-closed': {
    code: CODE.refused,
    when: 'It is not on sale yet, not any more, our team stopped it, or no price is recorded that it goes by.',
  },
  'quota-short': {
    code: CODE.refused,
    when: 'Less of it is left than was asked for; `range` says how much, in money also where it is sold by the piece.',
  },
  'limit-reached': {
    code: CODE.refused,
    when: 'More of it than one member may have; `range` says how much more, in money also where it is sold by the piece.',
  },
  'window-closed': { code: CODE.refused, when: 'Points become shares at other times; `retry_after` says when.' },
  'buyer-left': { code: CODE.refused, when: 'The merchant who was chosen among those who buy now buys no more.' },
  'above-today': { code: CODE.refused, when: 'More than what may still be done today.' },
  'quote-stale': {
    code: CODE.movedOn,
    when: 'The quote expired, was used, or was made for another wish; ask for a new one and show it. Of an order of the shop `fresh` is what it would be now.',
  },
  'key-reused': { code: CODE.movedOn, when: 'The key was used for another wish.' },
  'books-closed': { code: CODE.refused, when: 'No money moves now: the books are being checked.' },
  'member-frozen': { code: CODE.refused, when: 'The operators stopped the money of this member.' },
  'member-paused': {
    code: CODE.refused,
    when: 'The member paused everything that leaves the account, and has not lifted that yet.',
  },
  doubted: {
    code: CODE.refused,
    when: 'It is in doubt who acts, for a day after what a thief would change was changed: `range` says how much may still go to strangers in this day, `retry_after` how long it lasts.',
  },
  'second-demanded': {
    code: CODE.refused,
    when: 'A second factor is demanded of the member: nothing new without one, and one that is there stays (`reason` is `kept`).',
  },
  'picture-kind': { code: CODE.refused, when: 'The file is no JPEG, PNG or WebP picture, whatever its name says.' },
  'picture-large': { code: CODE.refused, when: 'The picture has more bytes or more pixels than are read.' },
  'picture-broken': { code: CODE.refused, when: 'The picture ends early, or cannot be drawn.' },
  'pictures-full': { code: CODE.refused, when: 'The member sent as many pictures lately as are kept for one member.' },
  'bank-locked': { code: CODE.refused, when: 'Something that is open pays to this bank account.' },
  'bank-needed': { code: CODE.refused, when: 'Money is paid out to a bank account, and the member has none.' },
  'address-locked': { code: CODE.refused, when: 'A withdrawal that is open pays to this address.' },
  'address-enough': { code: CODE.refused, when: 'The member has as many payout addresses as one may have.' },
  'address-needed': { code: CODE.refused, when: 'USDT is paid out to an address, and the member has none.' },
  'addresses-enough': { code: CODE.refused, when: 'The member has as many addresses as one may have things sent to.' },
  'recharges-enough': { code: CODE.refused, when: 'The member has as many open recharges as one may have.' },
  'channel-closed': { code: CODE.refused, when: 'Nothing can be sent in this way now.' },
  'bank-enough': { code: CODE.refused, when: 'The member has as many bank accounts as one may have.' },
  'market-closed': { code: CODE.refused, when: 'The market is closed, or closes too soon for an order.' },
  'trade-cooling': {
    code: CODE.refused,
    when: 'The member left an order a moment ago; `retry_after` says how many seconds to wait.',
  },
  'orders-enough': { code: CODE.refused, when: 'The member has as many open orders as one may have.' },
  'account-needed': { code: CODE.refused, when: 'The merchant would pay to a bank account, and the member has none.' },
  'not-now': { code: CODE.refused, when: 'The order is in a state that does not know what was asked.' },
  'order-frozen': { code: CODE.refused, when: 'The operators stopped the order.' },
  'too-early': {
    code: CODE.refused,
    when: 'What was asked may be done later; `retry_after` says in how many seconds.',
  },
  'too-late': { code: CODE.refused, when: 'What was asked could be done until a moment ago.' },
  'used-up': { code: CODE.refused, when: 'What was asked may be done only so often, and was.' },
  'said-already': { code: CODE.refused, when: 'The caller said this before.' },
  'not-yours': { code: CODE.refused, when: 'Only the other side may do this, or whoever opened the dispute.' },
  'own-order': { code: CODE.refused, when: 'A merchant does not buy from themselves.' },
  'offer-gone': { code: CODE.refused, when: 'The offer ran out, or went to another merchant.' },
  'not-buying': { code: CODE.refused, when: 'The merchant does not take part in the trade now, or not with so much.' },
  'margin-short': { code: CODE.refused, when: 'The merchant’s margin is less than what the order binds of it.' },
  'margin-bound': { code: CODE.refused, when: 'A merchant with open orders cannot leave.' },
  'phrase-wrong': { code: CODE.refused, when: 'The phrase does not match; `left` says how many tries remain.' },
  'phrase-locked': {
    code: CODE.tooOften,
    when: 'Too many wrong phrases; `retry_after` says how many seconds to wait.',
  },
  'account-bound': { code: CODE.refused, when: 'Something still hangs on the account; it is not cancelled.' },
  'off-shelf': {
    code: CODE.refused,
    when: 'The goods, or this variant of them, are not sold now, or not through the cart.',
  },
  'stock-short': {
    code: CODE.invalid,
    when: 'Fewer of the variant are left than the cart would hold; `range` says how many.',
  },
  'goods-limit': {
    code: CODE.invalid,
    when: 'More of the variant than one member may have; `range` says how many, with what is in the cart.',
  },
  'cart-full': { code: CODE.refused, when: 'The cart has as many lines as one may have.' },
  'stores-mixed': {
    code: CODE.refused,
    when: 'What is bought together is of one store and one kind of shop, and this is of several.',
  },
  'unpaid-enough': {
    code: CODE.refused,
    when: 'The member has as many unpaid orders of the shop as one may have: each of them holds goods.',
  },
  'coupon-gone': { code: CODE.refused, when: 'None of the coupon is left, or no more of it is given away.' },
  'coupon-limit': { code: CODE.refused, when: 'The member has as many of the coupon as one may have.' },
  'coupon-over': { code: CODE.refused, when: 'The time of the coupon is over, or has not begun.' },
  'line-decided': {
    code: CODE.refused,
    when: 'One of the lines is back already, or its return was refused: it cannot be asked back again.',
  },
  'refunds-enough': {
    code: CODE.refused,
    when: 'As many returns of this order were asked for as one may ask for.',
  },
  'affiliate-silent': {
    code: CODE.refused,
    when: 'The partner whose goods they are does not answer in time, or not so that it can be read.',
  },
  'proof-used': { code: CODE.refused, when: 'The picture is part of something else already.' },
  'not-authorised': { code: CODE.refused, when: 'The mini-program login code was refused by its provider.' },
  'not-available': { code: CODE.refused, when: 'The feature is not configured on this server.' },
  busy: { code: CODE.refused, when: 'The server sheds load, or met a fault of its own; the log has the id shown.' },
} as const satisfies Record<string, { code: number; when: string }>

export type RefusalName = keyof typeof REFUSALS
