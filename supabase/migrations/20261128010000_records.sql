-- The records of a shop that keeps them in the database (VITE_RECORDS=database): orders, coupons, reviews, page texts, the
-- shop's settings, and a list of accounts that can be searched. A shop that keeps them in the browser leaves all of it empty.
--
-- On every table: everything away first, which a project may have given its API roles by itself; then what is needed, by
-- column where a row has parts that nobody sends.
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions; -- an index for "contains this text"

-- A text without case and accents, as the screens compare. Immutable, so that it can be stored and indexed.
create function private.fold(words text) returns text
  language sql immutable set search_path = ''
as $$ select lower(regexp_replace(normalize(words, NFD), '[\u0300-\u036f]', '', 'g')) $$;
-- An index and a column are made with it: whoever writes such a row runs it. It reads nothing.
grant execute on function private.fold(text) to anon, authenticated, service_role;

-- ================================================================ settings
-- One row. The time zone decides when a day ends: a coupon is valid to the end of its last day there.
create table public.settings (
  id        boolean primary key default true check (id),
  time_zone text not null default 'UTC'
);
insert into public.settings default values;

create function private.check_time_zone() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if not exists (select from pg_catalog.pg_timezone_names where name = new.time_zone) then
    raise exception 'There is no time zone %.', new.time_zone using errcode = '23514', hint = 'time_zone';
  end if;
  return new;
end;
$$;
create trigger settings_time_zone before insert or update on public.settings
  for each row execute function private.check_time_zone();

alter table public.settings enable row level security;
revoke all on public.settings from public, anon, authenticated;
grant select, update (time_zone) on public.settings to authenticated;
grant all on public.settings to service_role;
create policy "admins read settings" on public.settings
  for select to authenticated using ((select private.is_admin()));
create policy "admins change settings" on public.settings
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

-- ================================================================ coupons
-- Only admins see them: a shopper asks check_coupon about one code at a time.
create table public.coupons (
  id          uuid primary key default gen_random_uuid(),
  code        text not null constraint coupons_code_shape
    check (char_length(code) between 1 and 100 and code !~ '^\s|\s$' and code = upper(code)),
  type        text not null check (type in ('percentage', 'fixed')),
  discount    numeric(10, 2) not null check (discount >= 0 and (type = 'fixed' or discount <= 100)),
  expiry_date date not null,
  usage_limit integer check (usage_limit >= 1),
  used_count  integer not null default 0 check (used_count >= 0),
  is_active   boolean not null default true,
  description text not null check (btrim(description) <> '' and char_length(description) <= 1000),
  version     integer not null default 1, -- of what an admin decides; an order that uses the coupon leaves it
  created_at  timestamptz not null default now(),
  constraint coupons_code_key unique (code)
);

create function private.count_version() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if (new.code, new.type, new.discount, new.expiry_date, new.usage_limit, new.is_active, new.description)
    is distinct from (old.code, old.type, old.discount, old.expiry_date, old.usage_limit, old.is_active, old.description)
  then
    new.version := old.version + 1;
  end if;
  return new;
end;
$$;
create trigger coupons_version before update on public.coupons
  for each row execute function private.count_version();

alter table public.coupons enable row level security;
revoke all on public.coupons from public, anon, authenticated;
grant select, delete on public.coupons to authenticated;
grant insert (code, type, discount, expiry_date, usage_limit, description),
  update (code, type, discount, expiry_date, usage_limit, description, is_active) on public.coupons to authenticated;
grant all on public.coupons to service_role;
create policy "admins keep coupons" on public.coupons
  for all to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

-- ================================================================ orders
-- Written by place_order alone. An order outlives its account: the shop's books need it.
create function private.order_words(id text, billing jsonb, items jsonb) returns text
  language sql immutable set search_path = ''
as $$
  select private.fold(concat_ws(chr(10), id, billing ->> 'email',
    (select string_agg(item ->> 'title', chr(10)) from jsonb_array_elements(items) item)));
$$;
revoke all on function private.order_words(text, jsonb, jsonb) from public;

create table public.orders (
  id           text primary key check (id ~ '^\d{1,16}$'), -- milliseconds since 1970
  request_id   uuid not null unique,
  user_id      uuid references auth.users (id) on delete set null,
  items        jsonb not null check (jsonb_typeof(items) = 'array'),
  total        numeric(14, 2) not null check (total >= 0),
  status       text not null default 'completed' check (status = 'completed'),
  billing_info jsonb not null check (jsonb_typeof(billing_info) = 'object'),
  coupon       jsonb, -- { code, amount }
  created_at   timestamptz not null default now(),
  lines        integer not null generated always as (jsonb_array_length(items)) stored,
  words        text not null generated always as (private.order_words(id, billing_info, items)) stored
);
create index orders_newest_idx on public.orders (created_at desc, id desc);
create index orders_user_idx on public.orders (user_id, created_at desc, id desc);
create index orders_words_idx on public.orders using gin (words extensions.gin_trgm_ops);

alter table public.orders enable row level security;
revoke all on public.orders from public, anon, authenticated;
grant select (id, user_id, items, total, status, billing_info, coupon, created_at, lines) on public.orders to authenticated;
grant all on public.orders to service_role;
create policy "owners and admins read orders" on public.orders
  for select to authenticated using (user_id = (select auth.uid()) or (select private.is_admin()));

-- ================================================================ reviews
create function private.has_ordered(product uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.orders
    where user_id = (select auth.uid()) and items @> jsonb_build_array(jsonb_build_object('id', product))
  );
$$;
revoke all on function private.has_ordered(uuid) from public;
grant execute on function private.has_ordered(uuid) to authenticated;

create table public.reviews (
  id         uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products (id) on delete cascade,
  user_id    uuid default auth.uid() references auth.users (id) on delete set null,
  user_name  text not null default '',
  rating     integer not null check (rating between 1 and 5),
  comment    text not null constraint reviews_comment_length
    check (btrim(comment) <> '' and char_length(comment) <= 2000),
  is_hidden  boolean not null default false,
  created_at timestamptz not null default now(),
  constraint reviews_one_each unique (user_id, product_id)
);
create index reviews_product_idx on public.reviews (product_id, created_at desc, id desc);
create index reviews_newest_idx on public.reviews (created_at desc, id desc);

-- The name that is shown is the account's, never one that was sent along.
create function private.name_reviewer() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.user_name := coalesce((select left(raw_user_meta_data ->> 'name', 100) from auth.users where id = new.user_id), '');
  return new;
end;
$$;
create trigger reviews_name before insert on public.reviews
  for each row when (new.user_name = '') execute function private.name_reviewer();

-- What a product was rated before its first review here: imported figures have no rows to count. Both together are what
-- the catalogue shows, and with the last review gone it shows what it had.
create table private.former_ratings (
  product_id uuid primary key references public.products (id) on delete cascade,
  rating     numeric(2, 1) not null,
  reviews    integer not null
);

create function private.rate_product() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  product uuid := coalesce(new.product_id, old.product_id);
  former  private.former_ratings;
  stars   bigint;
  visible bigint;
begin
  perform from public.products where id = product for update; -- two reviews at once are counted one after the other
  if not found then return null; end if; -- the product goes, and its reviews with it
  insert into private.former_ratings select id, rating, reviews from public.products where id = product
    on conflict do nothing;
  select * into former from private.former_ratings where product_id = product;
  select coalesce(sum(rating), 0), count(*) into stars, visible
    from public.reviews where product_id = product and not is_hidden;
  update public.products set
    reviews = former.reviews + visible,
    rating = coalesce(round((former.rating * former.reviews + stars) / nullif(former.reviews + visible, 0), 1), 0)
    where id = product;
  return null;
end;
$$;
create trigger reviews_rate after insert or update of rating, is_hidden or delete on public.reviews
  for each row execute function private.rate_product();

alter table public.reviews enable row level security;
revoke all on public.reviews from public, anon, authenticated;
grant select (id, product_id, user_name, rating, comment, is_hidden, created_at) on public.reviews to anon, authenticated;
grant insert (product_id, rating, comment), update (is_hidden), delete on public.reviews to authenticated;
grant all on public.reviews to service_role;
create policy "anyone reads what is not hidden" on public.reviews
  for select to anon, authenticated using (not is_hidden or (select private.is_admin()));
create policy "owners of a product review it" on public.reviews
  for insert to authenticated with check (user_id = (select auth.uid()) and private.has_ordered(product_id));
create policy "admins hide reviews" on public.reviews
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete reviews" on public.reviews
  for delete to authenticated using ((select private.is_admin()));

-- ================================================================ page texts
create table public.page_texts (
  page       text primary key check (page in ('about', 'faq', 'license')),
  text       text not null constraint page_texts_length check (char_length(text) <= 100000),
  updated_at timestamptz not null default now()
);
create trigger page_texts_touch before update on public.page_texts
  for each row execute function private.touch_updated_at();
alter table public.page_texts enable row level security;
revoke all on public.page_texts from public, anon, authenticated;
grant select on public.page_texts to anon, authenticated;
grant insert (page, text), update (page, text), delete on public.page_texts to authenticated;
grant all on public.page_texts to service_role;
create policy "anyone reads page texts" on public.page_texts
  for select to anon, authenticated using (true);
create policy "admins insert page texts" on public.page_texts
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins update page texts" on public.page_texts
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete page texts" on public.page_texts
  for delete to authenticated using ((select private.is_admin()));

-- ================================================================ subscribers
create index newsletter_subscribers_newest_idx on public.newsletter_subscribers (subscribed_at desc, id desc);
create index newsletter_subscribers_words_idx on public.newsletter_subscribers
  using gin (private.fold(email) extensions.gin_trgm_ops);

-- ================================================================ accounts
-- A copy of what the admin's list shows, kept by a trigger: a hosted project takes no index on auth.users. Nothing asks it
-- for a permission; the role is there to be shown.
create table private.accounts (
  id         uuid primary key references auth.users (id) on delete cascade,
  email      text not null,
  name       text not null,
  role       text not null,
  created_at timestamptz not null,
  words      text not null generated always as (private.fold(name || chr(10) || email)) stored
);
create index accounts_newest_idx on private.accounts (created_at desc, id desc);
create index accounts_words_idx on private.accounts using gin (words extensions.gin_trgm_ops);

create function private.note_account() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.accounts (id, email, name, role, created_at) values (
    new.id, coalesce(new.email, ''), coalesce(new.raw_user_meta_data ->> 'name', ''),
    coalesce(new.raw_app_meta_data ->> 'role', 'user'), coalesce(new.created_at, now())
  )
  on conflict (id) do update set email = excluded.email, name = excluded.name, role = excluded.role;
  return null;
end;
$$;
create trigger note_account after insert or update on auth.users
  for each row execute function private.note_account();
insert into private.accounts (id, email, name, role, created_at)
  select id, coalesce(email, ''), coalesce(raw_user_meta_data ->> 'name', ''),
    coalesce(raw_app_meta_data ->> 'role', 'user'), coalesce(created_at, now())
  from auth.users;
