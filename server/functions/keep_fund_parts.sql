-- What a fund invests in and what can be read of it, as far as a wish names it: in place of what was said before. Files of
-- papers that are written anew are drawn anew.
create or replace function keep_fund_parts(p_fund integer, p_wish jsonb, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if p_wish ? 'allocation' then
    delete from fund_allocation where fund_id = p_fund;
    insert into fund_allocation (fund_id, place, percent, names)
    select p_fund, place, (part ->> 'percent')::numeric, part -> 'names'
    from jsonb_array_elements(p_wish -> 'allocation') with ordinality as parts (part, place);
  end if;
  if p_wish ? 'papers' then
    delete from fund_paper_file where paper_id in (select id from fund_paper where fund_id = p_fund);
    delete from fund_paper where fund_id = p_fund;
    insert into fund_paper (fund_id, place, written_at, texts)
    select p_fund, place, p_at, paper -> 'texts'
    from jsonb_array_elements(p_wish -> 'papers') with ordinality as papers (paper, place);
  end if;
end $$;
revoke execute on function keep_fund_parts from public;
