-- Inkpatch: catalogue, carts, wishlists, newsletter.
-- Runs unchanged on the embedded backend, on the Supabase CLI's stack and on a hosted project.

-- ================================================================ who is admin
-- The authority is auth.users.raw_app_meta_data ->> 'role': only the service role and SQL can write it.
-- The row is asked instead of the token, so that a demoted admin loses access with the next request.
create schema if not exists private; -- never exposed by the API
grant usage on schema private to anon, authenticated, service_role;

create function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users
    where id = (select auth.uid()) and raw_app_meta_data ->> 'role' = 'admin'
  );
$$;
revoke all on function private.is_admin() from public;
grant execute on function private.is_admin() to anon, authenticated, service_role;

-- The screens look at user_metadata.role, which every user can write for themselves. Pin it to the authority
-- whenever an account is written, so that what a user sends has no effect. Policies never read it.
create function private.pin_user_role() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.raw_user_meta_data := coalesce(new.raw_user_meta_data, '{}'::jsonb)
    || jsonb_build_object('role', coalesce(new.raw_app_meta_data ->> 'role', 'user'));
  return new;
end;
$$;
create trigger pin_user_role before insert or update on auth.users
  for each row execute function private.pin_user_role();

-- ================================================================ categories
create table public.categories (
  id   uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> '' and char_length(name) <= 80),
  slug text not null unique check (slug <> '') -- name trimmed, lowercased, white space to hyphens; nothing stricter
);
alter table public.categories enable row level security;
grant select on public.categories to anon, authenticated;
grant insert, update, delete on public.categories to authenticated;
grant all on public.categories to service_role;

-- `(select private.is_admin())` is evaluated once a statement, a bare call once a row.
create policy "anyone reads categories" on public.categories
  for select to anon, authenticated using (true);
create policy "admins insert categories" on public.categories
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins update categories" on public.categories
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete categories" on public.categories
  for delete to authenticated using ((select private.is_admin()));

-- ================================================================ products
create table public.products (
  id          uuid primary key default gen_random_uuid(),
  title       text not null check (btrim(title) <> '' and char_length(title) <= 200),
  description text not null default '' check (char_length(description) <= 10000),
  price       numeric(10, 2) not null default 0 check (price >= 0),
  category_id uuid references public.categories (id) on delete restrict,
  image       text not null default '',
  images      text[] not null default '{}',
  files       text[] not null default '{}',
  keywords    text[] not null default '{}',
  rating      numeric(2, 1) not null default 0 check (rating between 0 and 5),
  reviews     integer not null default 0 check (reviews >= 0),
  downloads   integer not null default 0 check (downloads >= 0),
  created_at  timestamptz not null default now()
);
create index products_category_id_idx on public.products (category_id);
-- the order in which pages are read; with nulls where that order has them, or the planner can't use it
create index products_newest_idx on public.products (created_at desc nulls last, id);
create index products_downloads_idx on public.products (downloads desc, id);

alter table public.products enable row level security;
grant select on public.products to anon, authenticated;
grant insert, update, delete on public.products to authenticated;
grant all on public.products to service_role;

create policy "anyone reads products" on public.products
  for select to anon, authenticated using (true);
create policy "admins insert products" on public.products
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins update products" on public.products
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete products" on public.products
  for delete to authenticated using ((select private.is_admin()));

-- ================================================================ carts and wishlists
-- One row a user; items is a list of product copies. The limits are far above what a person collects: they keep
-- one account from filling the disk.
create function private.touch_updated_at() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

create table public.carts (
  user_id    uuid primary key references auth.users (id) on delete cascade,
  items      jsonb not null default '[]',
  updated_at timestamptz not null default now(),
  constraint carts_items_is_list check (jsonb_typeof(items) = 'array'),
  constraint carts_items_at_most_1000 check (jsonb_typeof(items) <> 'array' or jsonb_array_length(items) <= 1000),
  constraint carts_items_at_most_2_mb check (octet_length(items::text) <= 2097152)
);
create trigger carts_touch before update on public.carts
  for each row execute function private.touch_updated_at();
alter table public.carts enable row level security;
grant select, insert, update, delete on public.carts to authenticated;
grant all on public.carts to service_role;
create policy "owners keep their cart" on public.carts
  for all to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

create table public.wishlists (
  user_id    uuid primary key references auth.users (id) on delete cascade,
  items      jsonb not null default '[]',
  updated_at timestamptz not null default now(),
  constraint wishlists_items_is_list check (jsonb_typeof(items) = 'array'),
  constraint wishlists_items_at_most_1000 check (jsonb_typeof(items) <> 'array' or jsonb_array_length(items) <= 1000),
  constraint wishlists_items_at_most_2_mb check (octet_length(items::text) <= 2097152)
);
create trigger wishlists_touch before update on public.wishlists
  for each row execute function private.touch_updated_at();
alter table public.wishlists enable row level security;
grant select, insert, update, delete on public.wishlists to authenticated;
grant all on public.wishlists to service_role;
create policy "owners keep their wishlist" on public.wishlists
  for all to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

-- ================================================================ newsletter
create table public.newsletter_subscribers (
  id            uuid primary key default gen_random_uuid(),
  email         text not null
    check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  subscribed_at timestamptz not null default now()
);
create unique index newsletter_subscribers_email_key on public.newsletter_subscribers (lower(email));

alter table public.newsletter_subscribers enable row level security;
grant insert on public.newsletter_subscribers to anon, authenticated;
grant select, delete on public.newsletter_subscribers to authenticated; -- rows only for admins, by policy
grant all on public.newsletter_subscribers to service_role;

create policy "anyone subscribes" on public.newsletter_subscribers
  for insert to anon, authenticated with check (true);
create policy "admins read subscribers" on public.newsletter_subscribers
  for select to authenticated using ((select private.is_admin()));
create policy "admins delete subscribers" on public.newsletter_subscribers
  for delete to authenticated using ((select private.is_admin()));
