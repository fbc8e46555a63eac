-- Narrows what the API roles may do to what the store does, and brings an index to databases that are older than it.

-- ================================================================ grants
-- A project may have given its API roles everything on each new table before the first migration could say otherwise.
-- So: everything away first, then what is needed. Which rows, the policies decide.
revoke all on public.categories, public.products, public.carts, public.wishlists, public.newsletter_subscribers
  from public, anon, authenticated;

-- Admins put a deleted row back as it was, id and dates included: whole rows for them, by policy.
grant select on public.categories, public.products to anon, authenticated;
grant insert, update, delete on public.categories, public.products to authenticated;

-- When a list was written, its trigger says.
grant select, delete, insert (user_id, items), update (user_id, items) on public.carts, public.wishlists to authenticated;

-- A subscriber sends an address. Id and date are the table's own: a made-up date would spoil the figures.
grant insert (email) on public.newsletter_subscribers to anon, authenticated;
grant select, delete on public.newsletter_subscribers to authenticated;

-- ================================================================ an index that came later
-- The first migration once created it without `nulls last`, and the planner can't use that for the order of the pages.
drop index if exists public.products_newest_idx;
create index products_newest_idx on public.products (created_at desc nulls last, id);
