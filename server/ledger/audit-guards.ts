import { sql as raw } from 'kysely'
import type { Check } from './audit-check.ts'

/** Without these triggers the ledger would believe whatever it is told. */
const TRIGGERS = [
  'posting_is_kept',
  'entry_is_kept',
  'hold_is_kept',
  'hold_end_is_kept',
  'account_is_kept',
  'account_is_sound',
  'posting_is_whole',
  'settling_is_whole',
  'anchor_is_kept',
  'desk_log_is_kept',
  'quote_of_free_member',
  'frozen_keeps',
  'account_of_frozen',
  'accounts_of_frozen',
  'order_event_is_kept',
  'order_statement_is_kept',
  'recharge_event_is_kept',
  'withdrawal_event_is_kept',
  'payment_event_is_kept',
  'gateway_message_is_kept',
  'bank_entry_is_kept',
  'exchange_is_open',
  'price_is_kept',
  'share_price_is_kept',
  'share_lock_is_kept',
]
const KEPT = [
  'posting',
  'entry',
  'hold',
  'hold_end',
  'account',
  'posting_rule',
  'halt',
  'money_call',
  'day_total',
  'day_left',
  'book',
  'frozen',
  'desk_request',
  'desk_log',
  'clock_mark',
  'answer_floor',
  'trade_terms',
  'terms',
  'cash_terms',
  'shop_terms',
  'recharge_channel',
  'service_centre',
  'payout_batch',
  'bank_statement',
  'bank_entry',
  'currency',
  'account_kind',
  'equity',
  'fund',
  'share_price',
  'share_lock',
  'exchange_window',
]

export const GUARDS: readonly Check[] = [
  {
    law: 'L7',
    says: 'what was posted can only be added to, by the ledger’s own functions',
    rows: () => raw`
      select 'trigger' as guard, name, 'is off' as problem from unnest(${TRIGGERS}::text[]) as name
      where not exists (select from pg_trigger where tgname = name and tgenabled in ('O', 'A'))
      union all
      select 'right', name, 'quay_app may ' || verb
      from unnest(${KEPT}::text[]) as name, unnest(array ['insert', 'update', 'delete', 'truncate']) as verb
      where has_table_privilege('quay_app', name, verb)`,
  },
]
