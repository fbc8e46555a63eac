-- What the store calls on the records. Each function checks by itself who calls it, and refuses with a word in `hint` that
-- the screens know. They run as their owner with an empty search path, and only signed-in accounts may call them.

create function private.demand_admin() returns void
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then raise exception 'Only admins may do this.' using errcode = '42501'; end if;
end;
$$;
revoke all on function private.demand_admin() from public;

-- ================================================================ coupons at checkout
-- Cents off, rounded half up, never more than there is to pay.
create function private.coupon_cents(type text, discount numeric, subtotal bigint) returns bigint
  language sql immutable set search_path = ''
as $$
  select least(subtotal, case type
    when 'fixed' then (discount * 100)::bigint
    else floor((subtotal * (discount * 100) + 5000) / 10000)::bigint
  end);
$$;
revoke all on function private.coupon_cents(text, numeric, bigint) from public;

-- Why a coupon takes nothing off, or null. A day lasts to its end in the shop's time zone.
create function private.coupon_refusal(coupon public.coupons, subtotal bigint) returns text
  language sql stable security definer set search_path = ''
as $$
  select case
    when coupon.id is null then 'coupon_unknown'
    when not coupon.is_active then 'coupon_inactive'
    when (now() at time zone (select time_zone from public.settings))::date > coupon.expiry_date then 'coupon_expired'
    when coupon.used_count >= coupon.usage_limit then 'coupon_used_up'
    when private.coupon_cents(coupon.type, coupon.discount, subtotal) <= 0 then 'coupon_worthless'
  end;
$$;
revoke all on function private.coupon_refusal(public.coupons, bigint) from public;

-- What a code takes off a subtotal in dollars: { code, type, discount, amount }, or { refusal }.
create function public.check_coupon(code text, subtotal numeric) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  cents   bigint;
  chosen  public.coupons;
  refusal text;
begin
  if subtotal is null or not subtotal between 0 and 999999999999 then
    raise exception 'No sum.' using hint = 'bad_sum';
  end if;
  cents := (subtotal * 100)::bigint;
  select * into chosen from public.coupons c where c.code = upper(btrim(check_coupon.code, E' \t\r\n'));
  refusal := private.coupon_refusal(chosen, cents);
  if refusal is not null then return jsonb_build_object('refusal', refusal); end if;
  return jsonb_build_object('code', chosen.code, 'type', chosen.type, 'discount', chosen.discount,
    'amount', private.coupon_cents(chosen.type, chosen.discount, cents) / 100.0);
end;
$$;

-- ================================================================ placing an order
-- Of the billing form what an order keeps; anything else that was sent is dropped.
create function private.billing_from(sent jsonb) returns jsonb
  language plpgsql immutable set search_path = ''
as $$
declare
  kept  jsonb := '{}';
  field text;
begin
  foreach field in array array['firstName', 'lastName', 'email', 'address', 'city', 'zipCode'] loop
    if jsonb_typeof(sent -> field) is distinct from 'string' or btrim(sent ->> field) = ''
      or char_length(sent ->> field) > 500
    then
      raise exception 'The billing field % is missing or too long.', field using hint = 'bad_billing', detail = field;
    end if;
    kept := kept || jsonb_build_object(field, sent ->> field);
  end loop;
  return kept;
end;
$$;
revoke all on function private.billing_from(jsonb) from public;

-- The lines of an order at today's prices. A line is { id, quantity, price }; the price is the one that was seen.
create function private.items_from(lines jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  line    jsonb;
  product public.products;
  items   jsonb[] := '{}';
begin
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) = 0 then
    raise exception 'An order has lines.' using hint = 'bad_lines';
  end if;
  if jsonb_array_length(lines) > 1000 then
    raise exception 'An order has at most 1,000 lines.' using hint = 'too_many_lines';
  end if;
  for line in select * from jsonb_array_elements(lines) loop
    if coalesce(line ->> 'quantity', '') !~ '^[1-9]\d{0,5}$' or coalesce(line ->> 'price', '') !~ '^\d{1,9}(\.\d{1,6})?$' then
      raise exception 'A line has a quantity from 1 to 999,999 and a price.' using hint = 'bad_lines';
    end if;
    product := null;
    if line ->> 'id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
      select * into product from public.products p where p.id = (line ->> 'id')::uuid;
    end if;
    if product.id is null then
      raise exception 'A product is no longer for sale.' using hint = 'product_gone',
        detail = jsonb_build_object('id', line ->> 'id')::text;
    end if;
    if product.price <> round((line ->> 'price')::numeric, 2) then
      raise exception 'A price has changed.' using hint = 'price_changed',
        detail = jsonb_build_object('id', product.id, 'title', product.title, 'price', product.price)::text;
    end if;
    items := items || jsonb_build_object('id', product.id, 'title', product.title, 'image', product.image,
      'price', product.price, 'quantity', (line ->> 'quantity')::integer);
  end loop;
  return to_jsonb(items);
end;
$$;
revoke all on function private.items_from(jsonb) from public;

-- One order for one request_id, however often and from wherever it is asked for.
create function public.place_order(
  request_id uuid, lines jsonb, billing jsonb, coupon_code text default null, agreed_total numeric default null
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  buyer    uuid := (select auth.uid());
  placed   public.orders;
  bought   jsonb;
  kept     jsonb;
  chosen   public.coupons;
  subtotal numeric;
  off      bigint := 0;
  refusal  text;
  new_id   bigint;
begin
  if buyer is null then raise exception 'Please log in.' using errcode = '42501'; end if;
  if place_order.request_id is null then raise exception 'No request id.' using hint = 'bad_request'; end if;
  perform pg_advisory_xact_lock(hashtextextended(place_order.request_id::text, 0)); -- its repetitions wait here
  select * into placed from public.orders o where o.request_id = place_order.request_id;
  if found then
    if placed.user_id is distinct from buyer then raise exception 'Not your order.' using errcode = '42501'; end if;
    return to_jsonb(placed) - 'words' - 'request_id';
  end if;

  kept := private.billing_from(billing);
  bought := private.items_from(lines);
  select sum((item ->> 'price')::numeric * (item ->> 'quantity')::integer) * 100 into subtotal
    from jsonb_array_elements(bought) item;
  if subtotal > 99999999999999 then raise exception 'The sum is too large.' using hint = 'bad_sum'; end if;

  if coupon_code is not null then
    select * into chosen from public.coupons c where c.code = upper(btrim(coupon_code, E' \t\r\n')) for update;
    refusal := private.coupon_refusal(chosen, subtotal::bigint);
    if refusal is not null then raise exception 'The coupon is not valid.' using hint = refusal; end if;
    off := private.coupon_cents(chosen.type, chosen.discount, subtotal::bigint);
    update public.coupons set used_count = used_count + 1 where id = chosen.id;
  end if;
  if agreed_total is null or round(agreed_total * 100) <> subtotal - off then
    raise exception 'The total has changed.' using hint = 'total_changed', detail = round((subtotal - off) / 100, 2)::text;
  end if;

  new_id := floor(extract(epoch from clock_timestamp()) * 1000);
  loop
    insert into public.orders (id, request_id, user_id, items, total, billing_info, coupon)
      values (new_id::text, place_order.request_id, buyer, bought, (subtotal - off) / 100, kept,
        case when chosen.id is not null then jsonb_build_object('code', chosen.code, 'amount', round(off / 100.0, 2)) end)
      on conflict (id) do nothing
      returning * into placed;
    exit when placed.id is not null;
    new_id := new_id + 1;
  end loop;
  return to_jsonb(placed) - 'words' - 'request_id';
end;
$$;

-- ================================================================ figures, one call each
-- Of all orders for admins, or of one's own. Money in dollars. `since` counts the lines from then on.
create function public.order_figures(of_user uuid default null, since timestamptz default null) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if of_user is distinct from (select auth.uid()) or of_user is null then perform private.demand_admin(); end if;
  return (
    select jsonb_build_object('total', count(*), 'revenue', coalesce(sum(o.total), 0), 'downloads', coalesce(sum(o.lines), 0),
      'downloads_since', coalesce(sum(o.lines) filter (where o.created_at >= since), 0))
    from public.orders o where of_user is null or o.user_id = of_user
  );
end;
$$;

create function public.user_figures() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.demand_admin();
  return (select jsonb_build_object('total', count(*), 'admins', count(*) filter (where role = 'admin')) from private.accounts);
end;
$$;

create function public.subscriber_figures() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.demand_admin();
  return (
    select jsonb_build_object('total', count(*), 'fresh', count(*) filter (where subscribed_at >= now() - interval '30 days'))
    from public.newsletter_subscribers
  );
end;
$$;

-- How many reviews have how many stars, one to five.
create function public.review_figures() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.demand_admin();
  return (
    select jsonb_agg(count order by stars)
    from (select stars, count(r.id) from generate_series(1, 5) stars left join public.reviews r on r.rating = stars group by stars) c
  );
end;
$$;

-- The products that the account has ordered.
create function public.owned_products() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(distinct item ->> 'id'), '[]')
  from public.orders o, jsonb_array_elements(o.items) item where o.user_id = (select auth.uid());
$$;

-- Whether the account may review a product: 'yes', 'done' or 'not_owned'.
create function public.may_review(product uuid) returns text
  language sql stable security definer set search_path = ''
as $$
  select case
    when exists (select from public.reviews r where r.user_id = (select auth.uid()) and r.product_id = product) then 'done'
    when private.has_ordered(product) then 'yes'
    else 'not_owned'
  end;
$$;

-- ================================================================ lists for admins
-- Newest first, 50 at a time by default. The next page starts after the last row of the one before: its time and id. A
-- search is literal text, whatever its case and accents. Each search is planned for its own text: a rare word is looked
-- up, a frequent one is met soon enough in the order of the list.
create function private.pattern(search text) returns text
  language sql immutable set search_path = ''
as $$ select '%' || regexp_replace(private.fold(btrim(search)), '([\\%_])', '\\\1', 'g') || '%' $$;
revoke all on function private.pattern(text) from public;

create function public.list_orders(search text default '', before timestamptz default null, before_id text default '', take integer default 50)
  returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  pattern text := private.pattern(search);
begin
  perform private.demand_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(page) - 'words' - 'request_id' order by page.created_at desc, page.id desc), '[]')
    from (
      select * from public.orders o
      where (pattern = '%%' or o.words like pattern)
        and (before is null or (o.created_at, o.id) < (before, before_id))
      order by o.created_at desc, o.id desc limit least(greatest(take, 1), 1000)
    ) page
  );
end;
$$;

create function public.list_users(search text default '', before timestamptz default null,
  before_id uuid default '00000000-0000-0000-0000-000000000000', take integer default 50) returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  pattern text := private.pattern(search);
begin
  perform private.demand_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(page) - 'words' order by page.created_at desc, page.id desc), '[]')
    from (
      select * from private.accounts a
      where (pattern = '%%' or a.words like pattern)
        and (before is null or (a.created_at, a.id) < (before, before_id))
      order by a.created_at desc, a.id desc limit least(greatest(take, 1), 1000)
    ) page
  );
end;
$$;

create function public.list_subscribers(search text default '', before timestamptz default null,
  before_id uuid default '00000000-0000-0000-0000-000000000000', take integer default 50) returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  pattern text := private.pattern(search);
begin
  perform private.demand_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(page) order by page.subscribed_at desc, page.id desc), '[]')
    from (
      select s.id, s.email, s.subscribed_at from public.newsletter_subscribers s
      where (pattern = '%%' or private.fold(s.email) like pattern)
        and (before is null or (s.subscribed_at, s.id) < (before, before_id))
      order by s.subscribed_at desc, s.id desc limit least(greatest(take, 1), 1000)
    ) page
  );
end;
$$;

-- Hidden ones too, each with the title of its product.
create function public.list_reviews(search text default '', before timestamptz default null,
  before_id uuid default '00000000-0000-0000-0000-000000000000', take integer default 50) returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  pattern text := private.pattern(search);
begin
  perform private.demand_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(page) order by page.created_at desc, page.id desc), '[]')
    from (
      select r.id, r.product_id, p.title as product, coalesce(nullif(r.user_name, ''), a.email, '') as user_name,
        r.rating, r.comment, r.is_hidden, r.created_at
      from public.reviews r
        join public.products p on p.id = r.product_id
        left join private.accounts a on a.id = r.user_id
      where (pattern = '%%'
          or private.fold(concat_ws(chr(10), r.comment, coalesce(nullif(r.user_name, ''), a.email), p.title)) like pattern)
        and (before is null or (r.created_at, r.id) < (before, before_id))
      order by r.created_at desc, r.id desc limit least(greatest(take, 1), 1000)
    ) page
  );
end;
$$;

-- ================================================================ roles
-- Takes effect at the account's next request: the policies ask the row.
create function public.set_user_role(user_id uuid, role text) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.demand_admin();
  if set_user_role.role is null or set_user_role.role not in ('admin', 'user') then
    raise exception 'There is no such role.' using hint = 'bad_role';
  end if;
  if set_user_role.user_id = (select auth.uid()) then
    raise exception 'Nobody changes their own role.' using hint = 'own_role';
  end if;
  update auth.users u
    set raw_app_meta_data = coalesce(u.raw_app_meta_data, '{}') || jsonb_build_object('role', set_user_role.role)
    where u.id = set_user_role.user_id;
  if not found then raise exception 'There is no such account.' using hint = 'no_such_user'; end if;
end;
$$;

-- ================================================================ who may call them
revoke all on function
  public.check_coupon(text, numeric), public.place_order(uuid, jsonb, jsonb, text, numeric),
  public.order_figures(uuid, timestamptz), public.user_figures(), public.subscriber_figures(), public.review_figures(),
  public.owned_products(), public.may_review(uuid),
  public.list_orders(text, timestamptz, text, integer), public.list_users(text, timestamptz, uuid, integer),
  public.list_subscribers(text, timestamptz, uuid, integer), public.list_reviews(text, timestamptz, uuid, integer),
  public.set_user_role(uuid, text)
  from public, anon, authenticated;
grant execute on function
  public.check_coupon(text, numeric), public.place_order(uuid, jsonb, jsonb, text, numeric),
  public.order_figures(uuid, timestamptz), public.user_figures(), public.subscriber_figures(), public.review_figures(),
  public.owned_products(), public.may_review(uuid),
  public.list_orders(text, timestamptz, text, integer), public.list_users(text, timestamptz, uuid, integer),
  public.list_subscribers(text, timestamptz, uuid, integer), public.list_reviews(text, timestamptz, uuid, integer),
  public.set_user_role(uuid, text)
  to authenticated;
