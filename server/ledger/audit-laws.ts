import { sql as raw } from 'kysely'
import type { Check } from './audit-check.ts'

/** `since` is the last posting already audited. */
export const LAWS: readonly Check[] = [
  {
    law: 'L1',
    says: 'every posting has at least two entries and sums to zero in each currency',
    rows: (since) => raw`
      select posting_id as posting, entry.currency, sum(amount) as sum, count(*) as entries
      from entry left join posting on posting.id = posting_id
      where posting_id > ${since}
      group by posting_id, entry.currency having sum(amount) <> 0 or count(*) < 2 or count(posting.id) < count(*)
      union all
      select id, null, 0, 0 from posting
      where id > ${since} and not exists (select from entry where posting_id = posting.id)`,
  },
  {
    law: 'L2',
    says: 'an account holds the sum of its entries, which is what its last entry says',
    rows: (since) => raw`
      with chain as (
        select account_id, min(version) as first, max(version) as last, count(*) as entries, sum(amount) as moved
        from entry where posting_id > ${since} and version is not null group by account_id)
      select account.id as account, account.amount, told.amount as "entries say", closing.after as "last entry says",
        account.version, last as "last version"
      from chain join account on account.id = chain.account_id
        join entry opening on opening.account_id = account.id and opening.version = first
        join entry closing on closing.account_id = account.id and closing.version = last
        cross join lateral (select moved + case when ${since}::bigint = 0 then 0 else opening.before end as amount) as told
      where account.amount is distinct from told.amount or account.amount is distinct from closing.after
        or account.version <> last or entries <> last - first + 1
      union all
      select id, amount, 0, 0, version, 0 from account
      where ${since}::bigint = 0 and (amount <> 0 or version <> 0)
        and not exists (select from entry where account_id = account.id and version is not null)`,
  },
  {
    law: 'L3',
    says: 'the entries of an account are numbered without a gap, each from where the last one ended',
    rows: (since) => raw`
      select entry.account_id as account, entry.version, entry.posting_id as posting, last.after as "last ended at",
        entry.before, entry.amount, entry.after
      from entry left join entry last on last.account_id = entry.account_id and last.version = entry.version - 1
      where entry.posting_id > ${since} and entry.version is not null
        and (entry.before <> coalesce(last.after, 0) or entry.after <> entry.before + entry.amount
          or (last.version is null) <> (entry.version = 1))`,
  },
  {
    law: 'L4',
    says: 'no member, pool or other account with a floor is below zero, and what is set aside is what is not yet settled',
    rows: (since) => raw`
      with moved as (
        select distinct account_id from entry where posting_id > ${since} and version is not null and ${since}::bigint > 0)
      select id as account, class, amount, null::numeric as "not settled" from account
      where amount < 0 and (${since}::bigint = 0 or id in (select account_id from moved))
      union all
      select account_id, class, after, null from entry where posting_id > ${since} and after < 0
      union all
      select id, class, account.amount, coalesce(open.amount, 0) from account left join lateral (
        select sum(hold.amount) as amount from hold
        where account_id = account.id and not exists (select from hold_end where hold_id = hold.id)) as open on true
      where class = 'held' and account.amount <> coalesce(open.amount, 0)
        and (${since}::bigint = 0 or id in (select account_id from moved))`,
  },
  {
    law: 'L5',
    says: 'what is set aside is settled once, and whole',
    rows: (since) => raw`
      select posting_id as posting, account_id as account, side, sum(amount) as difference from (
        select posting_id, account_id, case when amount > 0 then 'set aside' else 'settled' end as side, amount
        from entry where class = 'held' and posting_id > ${since}
        union all
        select posting_id, account_id, 'set aside', -amount from hold where posting_id > ${since}
        union all
        select hold_end.posting_id, account_id, 'settled', amount from hold_end join hold on hold.id = hold_id
        where hold_end.posting_id > ${since}) as sides
      group by posting_id, account_id, side having sum(amount) <> 0
      union all
      select max(posting_id), hold_id, 'settled twice', count(*) from hold_end
      where hold_id in (select hold_id from hold_end where posting_id > ${since}) group by hold_id having count(*) > 1`,
  },
  {
    law: 'L6',
    says: 'every amount leaves one account and arrives in another of the same currency',
    rows: (since) => raw`
      select posting_id as posting, (leg + 1) / 2 as pair, min(currency) as "from", max(currency) as "to", sum(amount) as difference
      from entry where posting_id > ${since} group by 1, 2
      having count(*) <> 2 or sum(amount) <> 0 or min(currency) <> max(currency)
        or min(case when leg % 2 = 0 then amount else -amount end) <= 0
      union all
      select posting_id, leg, entry.currency, account.currency, entry.amount
      from entry left join account on account.id = account_id
      where posting_id > ${since} and (entry.currency, entry.class) is distinct from (account.currency, account.class)`,
  },
  {
    law: 'L11',
    says: 'money goes only between the classes that a rule for its kind names',
    rows: (since) => raw`
      select kind, from_class as "from", to_class as "to", count(*) as times, min(posting_id) as "first posting"
      from (
        select posting_id, max(class) filter (where leg % 2 = 1) as from_class, max(class) filter (where leg % 2 = 0) as to_class
        from entry where posting_id > ${since} group by posting_id, (leg + 1) / 2) as pair
        join posting on posting.id = posting_id
      where not exists (
        select from posting_rule rule
        where (rule.kind, rule.from_class, rule.to_class) = (posting.kind, pair.from_class, pair.to_class))
      group by 1, 2, 3`,
  },
  {
    law: 'L12',
    says: 'in each currency, what members, pools and the platform have is what came from outside',
    rows: (since) =>
      since > 0n
        ? raw`select currency, sum(amount) as difference from entry where posting_id > ${since} group by 1 having sum(amount) <> 0`
        : raw`
      select currency, -sum(amount) filter (where class = 'outside') as "came from outside",
        sum(amount) filter (where class <> 'outside') as "is here", sum(amount) as difference
      from (
        select currency, class, amount from account where amount is not null
        union all
        select currency, class, amount from entry where version is null) as whole
      group by currency having sum(amount) <> 0`,
  },
  {
    law: 'L13',
    says: 'every entry carries the hash of itself under the one before, and its account the last of them',
    rows: (since) => raw`
      select entry.account_id as account, entry.version, entry.posting_id as posting
      from entry left join entry last on last.account_id = entry.account_id and last.version = entry.version - 1
      where entry.posting_id > ${since} and entry.version is not null
        and entry.hash is distinct from entry_hash(coalesce(last.hash, ''), entry.posting_id, entry.leg, entry.account_id,
          entry.version, entry.amount, entry.after)
      union all
      select id, account.version, posting_id from account join entry on account_id = id and entry.version = account.version
      where posting_id > ${since} and head is distinct from hash`,
  },
]
