import { decisions } from './approval-verbs.ts'
import type { Verb } from './desk.ts'
import { addEquity, changeEquity, reopenEquity } from './equity-terms.ts'
import { addWindow, changeWindow, closeEquity, listEquities, listWindows, removeWindow, setPrice } from './equities.ts'
import { approveShares, proposeAdjust, proposeGrant, proposeIssue, sharesPreview } from './shares.ts'

/** A share is named by its currency: EQ- or FU- and a code. */
export const EQUITY_VERBS: readonly [string, Verb][] = [
  [
    'equity list',
    {
      usage: '',
      summary: 'every equity and fund: shares issued, left and with members, and the last price',
      act: listEquities,
    },
  ],
  [
    'equity add',
    {
      usage: '<file.json> --reason "..."',
      summary: 'asks for a new equity or fund, as a file says it; there are no shares of it before some are issued',
      takes: 1,
      flags: ['reason'],
      act: addEquity,
    },
  ],
  [
    'equity change',
    {
      usage: '<share> <file.json> --reason "..."',
      summary: 'asks for other terms, texts, papers or parts, as a file says them; what it does not name stays',
      takes: 2,
      flags: ['reason'],
      act: changeEquity,
    },
  ],
  [
    'equity price',
    {
      usage: '<share> --day <2026-11-26> --eur <12.3400> --reason "..."',
      summary: 'says what a share was worth on a day; said again, the later word counts from then on',
      takes: 1,
      flags: ['day', 'eur', 'reason'],
      act: setPrice,
    },
  ],
  [
    'equity close',
    {
      usage: '<share> --reason "..."',
      summary: 'no more points become shares of this equity; what members have stays theirs',
      takes: 1,
      flags: ['reason'],
      act: closeEquity,
    },
  ],
  [
    'equity reopen',
    {
      usage: '<share> --reason "..."',
      summary: 'asks that points become shares of a closed equity again',
      takes: 1,
      flags: ['reason'],
      act: reopenEquity,
    },
  ],
  ['window list', { usage: '', summary: 'when points become shares, in the market’s zone', act: listWindows }],
  [
    'window add',
    {
      usage: '--opens "2026-12-01 09:00" --closes "2026-12-07 18:00" --reason "..."',
      summary: 'points become shares from one local time of the market to another',
      flags: ['opens', 'closes', 'reason'],
      act: addWindow,
    },
  ],
  [
    'window change',
    {
      usage: '<number> --opens "2026-12-01 09:00" --closes "2026-12-07 18:00" --reason "..."',
      summary:
        'points become shares at other times than a window said; one that is open closes or stays open by it at once',
      takes: 1,
      flags: ['opens', 'closes', 'reason'],
      act: changeWindow,
    },
  ],
  [
    'window remove',
    {
      usage: '<number> --reason "..."',
      summary: 'takes a window away; while it is open, that closes it at once',
      takes: 1,
      flags: ['reason'],
      act: removeWindow,
    },
  ],
  [
    'shares issue',
    {
      usage: '<share> --shares <1000.0000> --reason "..."',
      summary: 'asks that the house has so many more shares to give',
      takes: 1,
      flags: ['shares', 'reason'],
      act: proposeIssue,
    },
  ],
  [
    'shares grant',
    {
      usage: '<share> --member <no> --shares <10.0000> --reason "..." [--until <2027-11-26>]',
      summary: 'asks to give shares of the house to a member for nothing, free at once or on a day',
      takes: 1,
      flags: ['member', 'shares', 'reason', 'until'],
      act: proposeGrant,
    },
  ],
  [
    'shares adjust',
    {
      usage: '<share> --member <no> --shares <10.0000> --reason "..."',
      summary: 'asks to take back shares that a member got wrongly',
      takes: 1,
      flags: ['member', 'shares', 'reason'],
      act: proposeAdjust,
    },
  ],
  ...decisions('shares', 'an equity or a fund, its terms, or shares issued, granted or taken back', {
    preview: sharesPreview,
    carryOut: approveShares,
  }),
]
