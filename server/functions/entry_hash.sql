-- What an entry says of itself, under the head of the chain it continues.
create or replace function entry_hash(p_head bytea, p_posting bigint, p_leg integer, p_account bigint, p_version bigint, p_amount bigint, p_after bigint)
returns bytea language sql stable parallel safe
return sha256(p_head || convert_to(concat_ws('|', p_posting, p_leg, p_account, p_version, p_amount, p_after), 'UTF8'));
