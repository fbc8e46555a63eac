-- Demo data for a local database. Two accounts, eight categories, forty-eight products, and the records of a shop
-- that has been open for a while (orders, coupons, reviews, subscribers), which VITE_RECORDS=database shows.
--
-- For local use only: the passwords below are public. `supabase db push` leaves this file out unless it is called with
-- --include-seed, which is nothing for a project that real people use.
--
-- Who runs it: `supabase db reset` on the CLI stack, and the embedded backend, which runs it again whenever its text changes.
-- So every statement may run any number of times, and a row that is already there is left as it is: what an admin has
-- edited in the shop stays edited. (A deleted demo row does come back at the next run.)
--
-- Fixed ids, so that links and tests survive a reset:
--   accounts    00000000-0000-4000-a000-00000000000x
--   categories  00000000-0000-4000-8000-00000000000x
--   products    00000000-0000-4000-9000-000000000x0y   (category x, product y)


-- ------------------------------------------------------------------------------------------------------- accounts --
--   admin@example.com    demo-admin-1     app_metadata.role = admin, which is what the policies ask for
--   shopper@example.com  demo-shopper-1   an ordinary customer

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;   -- crypt() and gen_salt() for the password hashes

insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at,
  raw_app_meta_data, raw_user_meta_data, created_at, updated_at,
  -- The auth server reads these eight as plain strings. Left null, every sign-in would end in a 500.
  confirmation_token, recovery_token, reauthentication_token,
  email_change, email_change_token_new, email_change_token_current, phone_change, phone_change_token
)
select
  demo.id::uuid, 'authenticated', 'authenticated', demo.email,
  extensions.crypt(demo.password, extensions.gen_salt('bf', 10)), now(),
  demo.app_metadata::jsonb, jsonb_build_object('name', demo.name), now(), now(),
  '', '', '',
  '', '', '', '', ''
from (values
  ('00000000-0000-4000-a000-000000000001', 'admin@example.com', 'demo-admin-1', 'Ada Admin',
   '{"provider": "email", "providers": ["email"], "role": "admin"}'),
  ('00000000-0000-4000-a000-000000000002', 'shopper@example.com', 'demo-shopper-1', 'Sam Shopper',
   '{"provider": "email", "providers": ["email"]}')
) as demo (id, email, password, name, app_metadata)
on conflict do nothing;   -- no target: somebody may also have signed up with one of these addresses

-- The full auth server finds only users of instance zero. The embedded one has no such column.
do $instance$
begin
  if exists (
    select 1 from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    execute $sql$
      update auth.users
      set instance_id = '00000000-0000-0000-0000-000000000000'
      where instance_id is null
        and id in ('00000000-0000-4000-a000-000000000001', '00000000-0000-4000-a000-000000000002')
    $sql$;
  end if;
end
$instance$;

-- Signing in with a password needs an identity beside the user.
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
select
  gen_random_uuid(), account.id, 'email', account.id::text,
  jsonb_build_object('sub', account.id::text, 'email', account.email, 'email_verified', true, 'phone_verified', false),
  now(), now(), now()
from auth.users as account
where account.id in ('00000000-0000-4000-a000-000000000001', '00000000-0000-4000-a000-000000000002')
on conflict (provider, provider_id) do nothing;


-- ----------------------------------------------------------------------------------------------------- categories --
-- slug: the name trimmed, in lower case, with a hyphen for each run of spaces. Nothing else is replaced, not even the &.

insert into public.categories (id, name, slug) values
  ('00000000-0000-4000-8000-000000000001', 'Botanical',    'botanical'),
  ('00000000-0000-4000-8000-000000000002', 'Animals',      'animals'),
  ('00000000-0000-4000-8000-000000000003', 'Celebrations', 'celebrations'),
  ('00000000-0000-4000-8000-000000000004', 'Food & Drink', 'food-&-drink'),
  ('00000000-0000-4000-8000-000000000005', 'Seasonal',     'seasonal'),
  ('00000000-0000-4000-8000-000000000006', 'Travel',       'travel'),
  ('00000000-0000-4000-8000-000000000007', 'Patterns',     'patterns'),
  ('00000000-0000-4000-8000-000000000008', 'Kids',         'kids')
on conflict do nothing;   -- no target: an admin may have made a category with the same slug


-- ------------------------------------------------------------------------------------------------------- products --
-- The pictures lie in public/clipart. Each block below reads:
--   id, title
--   description
--   price, category
--   image, images
--   files
--   keywords
--   rating, reviews, downloads, created_at
--
-- The category is looked up, so that a product whose category an admin has replaced or removed still goes in.
-- Two ties are there on purpose, to show that the order of equal rows is stable:
--   downloads   Wedding Rings & Peonies and Triple Scoop Ice Cream
--   created_at  Block Print Leaves and Party Piñata Burro
-- The three newest products have no reviews yet, and the newest has no downloads either.


-- Botanical
insert into public.products (
  id, title, description, price, category_id, image, images, files, keywords, rating, reviews, downloads, created_at
) values
  ('00000000-0000-4000-9000-000000000101', 'Woodland Fern Fronds',
   'Three fronds at different stages, from a tight curl to fully open, plus a close-up of a fiddlehead unrolling. The leaflets are drawn one by one with a slightly dry ink line, so they hold up at poster size. Handy for herbarium-style prints, seed packets, and quiet stationery.',
   6.50, (select id from public.categories where slug = 'botanical'),
   '/clipart/fern-fronds.svg', array['/clipart/fern-fronds.svg', '/clipart/fern-fronds-2.svg'],
   array['fern-fronds.png', 'fern-fronds-fiddlehead.png', 'fern-fronds-300dpi.png', 'fern-fronds.eps', 'license.pdf'],
   array['fern', 'fiddlehead', 'forest', 'greenery', 'leaves', 'woodland'],
   0, 0, 58, '2026-09-29T14:05:00Z'),

  ('00000000-0000-4000-9000-000000000102', 'Wildflower Bouquet',
   'A hand-tied bunch of poppy, daisy, cornflower, and meadow grasses, held together with a ribbon. The poppy and the daisy also come as separate drawings, which makes it easy to scatter single stems around a page. Fourteen elements in all; buyers tell us they end up on wedding programs, tea towels, and jam labels.',
   14.00, (select id from public.categories where slug = 'botanical'),
   '/clipart/wildflower-bouquet.svg', array['/clipart/wildflower-bouquet.svg', '/clipart/wildflower-bouquet-2.svg', '/clipart/wildflower-bouquet-3.svg'],
   array['wildflower-bouquet.png', 'wildflower-bouquet-300dpi.png', 'wildflower-bouquet.eps', 'poppy.png', 'daisy.png', 'license.pdf'],
   array['bouquet', 'cornflower', 'daisy', 'floral', 'meadow', 'poppy', 'wedding', 'wildflowers'],
   4.9, 346, 8105, '2024-08-06T09:30:00Z'),

  ('00000000-0000-4000-9000-000000000103', 'Monstera Leaf',
   'One big split leaf, holes and veins included. The outline is bold enough to cut on a vinyl machine without cleanup, and the color is grouped apart from it if you want the line art alone.',
   2.50, (select id from public.categories where slug = 'botanical'),
   '/clipart/monstera-leaf.svg', array['/clipart/monstera-leaf.svg'],
   array['monstera-leaf.png', 'monstera-leaf-300dpi.png', 'monstera-leaf.eps'],
   array['houseplant', 'jungle', 'leaf', 'monstera', 'tropical'],
   4.6, 251, 6120, '2024-03-05T16:20:00Z'),

  ('00000000-0000-4000-9000-000000000104', 'Potted Cactus Trio',
   'Three cacti that clearly do not shop at the same pottery: each has its own shape and its own patterned pot, and one of them is in bloom. Plants and pots are separate, so you can swap them around. Six elements with short, confident spine strokes that stay crisp on enamel pins and stickers.',
   7.25, (select id from public.categories where slug = 'botanical'),
   '/clipart/cactus-trio.svg', array['/clipart/cactus-trio.svg', '/clipart/cactus-trio-2.svg'],
   array['cactus-trio.png', 'cactus-trio-alternate.png', 'cactus-trio-300dpi.png', 'cactus-trio.eps', 'license.pdf'],
   array['cactus', 'desert', 'houseplant', 'pots', 'southwest', 'succulent'],
   4.7, 188, 4984, '2025-01-14T11:45:00Z'),

  ('00000000-0000-4000-9000-000000000105', 'Forest Mushroom Cluster',
   'Red-capped toadstools crowd together above a patch of moss, with a few small brown mushrooms filling the gaps. There are nine separate pieces, and the gills and stems carry fine hatching that reads well from about two inches up. Makers have used it for cottage-style wall art, embroidery guides, and mug wraps.',
   8.75, (select id from public.categories where slug = 'botanical'),
   '/clipart/mushroom-cluster.svg', array['/clipart/mushroom-cluster.svg'],
   array['mushroom-cluster.png', 'mushroom-cluster-300dpi.png', 'mushroom-cluster.eps', 'license.pdf'],
   array['cottagecore', 'fall', 'forest', 'fungi', 'moss', 'mushroom', 'toadstool'],
   4.8, 169, 4233, '2025-08-26T08:10:00Z'),

  ('00000000-0000-4000-9000-000000000106', 'Lemon Branch',
   'A fruiting branch with two whole lemons, a cut half, blossoms, and glossy leaves. Use it whole along the top of a menu, or pull the eight parts apart and build a border. The peel is stippled by hand rather than filled with a texture, so it scales cleanly.',
   5.50, (select id from public.categories where slug = 'botanical'),
   '/clipart/lemon-branch.svg', array['/clipart/lemon-branch.svg'],
   array['lemon-branch.png', 'lemon-branch-300dpi.png', 'lemon-branch.eps'],
   array['blossom', 'citrus', 'fruit', 'kitchen', 'lemon', 'summer'],
   4.5, 47, 1247, '2026-03-24T13:00:00Z')
on conflict (id) do nothing;


-- Animals
insert into public.products (
  id, title, description, price, category_id, image, images, files, keywords, rating, reviews, downloads, created_at
) values
  ('00000000-0000-4000-9000-000000000201', 'Sleepy Fox',
   'A fox curled up nose to tail, and the same fox again, awake and sitting up. Soft brush outlines, a little hatching under the chin, and no background to remove. It is the drawing people come back for when they make nursery prints, bookplates, and baby shower cards.',
   9.00, (select id from public.categories where slug = 'animals'),
   '/clipart/sleepy-fox.svg', array['/clipart/sleepy-fox.svg', '/clipart/sleepy-fox-2.svg'],
   array['sleepy-fox.png', 'sleepy-fox-awake.png', 'sleepy-fox-300dpi.png', 'sleepy-fox.eps', 'license.pdf'],
   array['baby shower', 'fox', 'nursery', 'sleeping', 'woodland'],
   4.9, 387, 8940, '2024-04-23T10:00:00Z'),

  ('00000000-0000-4000-9000-000000000202', 'Barn Owl at Night',
   'A heart-faced barn owl looks straight out from its branch, with the moon over one shoulder. Owl, branch, and moon are three separate elements; leave out the moon and it works just as well by day. The feather marks are short ink ticks, drawn to survive screen printing in one dark color.',
   4.75, (select id from public.categories where slug = 'animals'),
   '/clipart/barn-owl.svg', array['/clipart/barn-owl.svg'],
   array['barn-owl.png', 'barn-owl-300dpi.png', 'barn-owl.eps', 'license.pdf'],
   array['bird', 'branch', 'moon', 'night', 'owl'],
   4.7, 132, 3470, '2024-09-30T19:15:00Z'),

  ('00000000-0000-4000-9000-000000000203', 'Humpback Whale',
   'The whole animal in profile: long flippers, grooved belly, a spout, and a few waves to carry it. Whale, spout, and waves are grouped separately across five elements. Long, unbroken contours make this a good pick for linocut templates, tote bags, and classroom posters.',
   5.00, (select id from public.categories where slug = 'animals'),
   '/clipart/humpback-whale.svg', array['/clipart/humpback-whale.svg'],
   array['humpback-whale.png', 'humpback-whale-300dpi.png', 'humpback-whale.eps', 'license.pdf'],
   array['humpback', 'marine', 'nautical', 'ocean', 'sea life', 'whale'],
   4.8, 203, 4619, '2025-07-15T07:40:00Z'),

  ('00000000-0000-4000-9000-000000000204', 'Koala & 100% Eucalyptus',
   'A koala with both arms around a eucalyptus trunk and no plans to let go, plus a second version of the pair. You get the koala, the trunk, and seven loose leaves, nine elements altogether. The fur edge is a broken, fluffy line, so leave a small offset if you cut it on paper.',
   6.80, (select id from public.categories where slug = 'animals'),
   '/clipart/koala-eucalyptus.svg', array['/clipart/koala-eucalyptus.svg', '/clipart/koala-eucalyptus-2.svg'],
   array['koala-eucalyptus.png', 'koala-eucalyptus-2.png', 'koala-eucalyptus-300dpi.png', 'koala-eucalyptus.eps'],
   array['animal', 'australia', 'cute', 'eucalyptus', 'koala', 'leaves'],
   4.6, 155, 4144, '2025-03-25T15:25:00Z'),

  ('00000000-0000-4000-9000-000000000205', 'Hedgehog with Apple',
   'A hedgehog trots home with an apple stuck on its spines. The two are grouped apart, and the spines are grouped in rows so you can recolor them from back to front. We see it most on back-to-school cards, cookie stamps, and small felt projects.',
   3.90, (select id from public.categories where slug = 'animals'),
   '/clipart/hedgehog-apple.svg', array['/clipart/hedgehog-apple.svg'],
   array['hedgehog-apple.png', 'hedgehog-apple-300dpi.png', 'hedgehog-apple.eps'],
   array['apple', 'autumn', 'cute', 'hedgehog', 'school', 'woodland'],
   4.8, 64, 1583, '2026-02-10T12:30:00Z'),

  ('00000000-0000-4000-9000-000000000206', 'Ruby Hummingbird',
   'Caught mid-hover at a trumpet flower. The bird, the flower, and the stem come as three pieces, with the wing strokes kept loose to suggest speed. Try it small on garden markers, or large on a greeting card front.',
   4.25, (select id from public.categories where slug = 'animals'),
   '/clipart/hummingbird.svg', array['/clipart/hummingbird.svg'],
   array['hummingbird.png', 'hummingbird-300dpi.png', 'hummingbird.eps', 'license.pdf'],
   array['bird', 'flower', 'garden', 'hummingbird', 'spring'],
   4.4, 19, 418, '2026-07-21T09:55:00Z')
on conflict (id) do nothing;


-- Celebrations
insert into public.products (
  id, title, description, price, category_id, image, images, files, keywords, rating, reviews, downloads, created_at
) values
  ('00000000-0000-4000-9000-000000000301', 'Three-Tier Birthday Cake',
   'Three tiers of cake, icing on its way down the sides, and candles already lit. The set adds a single slice and a cupcake, so invitations, thank-you tags, and cake toppers can all match. Twelve elements; the candles are loose, which means you can light the right number.',
   12.50, (select id from public.categories where slug = 'celebrations'),
   '/clipart/birthday-cake.svg', array['/clipart/birthday-cake.svg', '/clipart/birthday-cake-2.svg', '/clipart/birthday-cake-3.svg'],
   array['birthday-cake.png', 'cake-slice.png', 'cupcake.png', 'birthday-cake-300dpi.png', 'birthday-cake.eps', 'license.pdf'],
   array['birthday', 'cake', 'candles', 'cupcake', 'dessert', 'invitation', 'party'],
   4.8, 372, 8430, '2024-03-19T13:10:00Z'),

  ('00000000-0000-4000-9000-000000000302', 'Balloon Bunch',
   'Seven balloons gathered by one bow, with strings that really do meet in the middle. Each balloon is its own element and takes a new color in a single click. Clean, even outlines suit foil stamping and large lawn signs alike.',
   4.50, (select id from public.categories where slug = 'celebrations'),
   '/clipart/balloon-bunch.svg', array['/clipart/balloon-bunch.svg'],
   array['balloon-bunch.png', 'balloon-bunch-300dpi.png', 'balloon-bunch.eps'],
   array['balloons', 'birthday', 'bow', 'celebration', 'party'],
   4.5, 71, 1866, '2025-12-09T17:00:00Z'),

  ('00000000-0000-4000-9000-000000000303', 'Party Piñata Burro',
   'A striped burro piñata with layers of fringed paper and a spray of confetti around it. The fringe is drawn as rows of short strokes, so it still looks like paper when printed an inch tall. Comes as the burro and ten confetti pieces, for party banners, favor bags, and loyalty cards.',
   5.95, (select id from public.categories where slug = 'celebrations'),
   '/clipart/party-pinata.svg', array['/clipart/party-pinata.svg'],
   array['party-pinata.png', 'party-pinata-300dpi.png', 'party-pinata.eps', 'license.pdf'],
   array['burro', 'confetti', 'donkey', 'fiesta', 'party', 'piñata'],
   4.7, 38, 903, '2026-04-21T10:00:00Z'),

  ('00000000-0000-4000-9000-000000000304', 'Wedding Rings & Peonies',
   'Two interlocked rings rest among open peonies and a few leaves. The rings overlap correctly and are grouped apart, so either one can be recolored to gold, silver, or rose. Eleven elements with fine petal lines, at home on save-the-dates, vow books, and monogram frames.',
   11.00, (select id from public.categories where slug = 'celebrations'),
   '/clipart/wedding-rings.svg', array['/clipart/wedding-rings.svg'],
   array['wedding-rings.png', 'wedding-rings-300dpi.png', 'wedding-rings.eps', 'peonies.png', 'license.pdf'],
   array['bridal', 'engagement', 'floral', 'peony', 'rings', 'save the date', 'wedding'],
   4.9, 224, 5230, '2025-02-18T14:45:00Z'),

  ('00000000-0000-4000-9000-000000000305', 'Champagne Toast',
   'Two flutes at the exact moment they touch, bubbles rising and a sparkle where the glass meets. A second picture is included for layouts that need a change of pose. Highlights are plain white shapes, so the glass looks right on any background. Good for New Year cards, bar menus, and anniversary gifts.',
   6.25, (select id from public.categories where slug = 'celebrations'),
   '/clipart/champagne-toast.svg', array['/clipart/champagne-toast.svg', '/clipart/champagne-toast-2.svg'],
   array['champagne-toast.png', 'champagne-toast-2.png', 'champagne-toast-300dpi.png', 'champagne-toast.eps'],
   array['anniversary', 'champagne', 'cheers', 'drinks', 'new year', 'toast'],
   4.6, 118, 3127, '2024-11-26T20:00:00Z'),

  ('00000000-0000-4000-9000-000000000306', 'Graduation Cap & Diploma',
   'A mortarboard with a swinging tassel next to a rolled diploma tied in ribbon. Four elements, all recolorable, so school colors are a two-minute job. Schools print it on programs and yard signs; home crafters mostly put it on cupcake picks.',
   3.75, (select id from public.categories where slug = 'celebrations'),
   '/clipart/graduation-cap.svg', array['/clipart/graduation-cap.svg'],
   array['graduation-cap.png', 'graduation-cap-300dpi.png', 'graduation-cap.eps', 'license.pdf'],
   array['cap', 'diploma', 'graduation', 'school', 'tassel'],
   4.4, 126, 3655, '2025-05-20T08:35:00Z')
on conflict (id) do nothing;


-- Food & Drink
insert into public.products (
  id, title, description, price, category_id, image, images, files, keywords, rating, reviews, downloads, created_at
) values
  ('00000000-0000-4000-9000-000000000401', 'Café Latte Art',
   'A cup seen slightly from above, with a leaf poured into the foam, a saucer, a spoon, and a few stray beans. The second picture sets a croissant beside it. Lines vary in weight the way a dip pen does, which suits chalkboard menus, loyalty cards, and coffee bag labels. Ten elements.',
   8.00, (select id from public.categories where slug = 'food-&-drink'),
   '/clipart/cafe-latte.svg', array['/clipart/cafe-latte.svg', '/clipart/cafe-latte-2.svg'],
   array['cafe-latte.png', 'cafe-latte-croissant.png', 'cafe-latte-300dpi.png', 'cafe-latte.eps', 'license.pdf'],
   array['barista', 'breakfast', 'café', 'coffee', 'cup', 'latte'],
   4.8, 305, 7215, '2024-04-02T07:15:00Z'),

  ('00000000-0000-4000-9000-000000000402', 'Ramen Bowl',
   'Noodles, half an egg, nori, scallion, chopsticks, and steam that curls off the top of the page. All eight parts are separate, so a restaurant can match its own toppings. The noodles are one continuous line, drawn patiently, and they reproduce well on takeout boxes and aprons.',
   7.50, (select id from public.categories where slug = 'food-&-drink'),
   '/clipart/ramen-bowl.svg', array['/clipart/ramen-bowl.svg'],
   array['ramen-bowl.png', 'ramen-bowl-300dpi.png', 'ramen-bowl.eps', 'license.pdf'],
   array['bowl', 'chopsticks', 'japanese', 'menu', 'noodles', 'ramen', 'soup'],
   4.9, 161, 3812, '2025-10-28T12:20:00Z'),

  ('00000000-0000-4000-9000-000000000403', 'Triple Scoop Ice Cream',
   'Three scoops, one cherry, and a drip that got away. With the cone come a popsicle and a sundae in the same style, fifteen elements counting the loose scoops. Thick outlines and flat color keep it friendly for sublimation, stickers, and kids'' party printables.',
   10.50, (select id from public.categories where slug = 'food-&-drink'),
   '/clipart/ice-cream-cone.svg', array['/clipart/ice-cream-cone.svg', '/clipart/ice-cream-cone-2.svg', '/clipart/ice-cream-cone-3.svg'],
   array['ice-cream-cone.png', 'popsicle.png', 'sundae.png', 'ice-cream-cone-300dpi.png', 'ice-cream-cone.eps'],
   array['cone', 'dessert', 'ice cream', 'popsicle', 'summer', 'sundae', 'sweet'],
   4.7, 238, 5230, '2024-07-16T15:50:00Z'),

  ('00000000-0000-4000-9000-000000000404', 'Avocado Toast',
   'Toast with a proper crust, fanned avocado slices, an egg, and radish rounds. Five stacked elements that you can build up or strip back. Sized for recipe cards and brunch menus, and surprisingly popular as a fridge magnet.',
   3.25, (select id from public.categories where slug = 'food-&-drink'),
   '/clipart/avocado-toast.svg', array['/clipart/avocado-toast.svg'],
   array['avocado-toast.png', 'avocado-toast-300dpi.png', 'avocado-toast.eps'],
   array['avocado', 'breakfast', 'brunch', 'egg', 'recipe', 'toast'],
   4.2, 58, 1742, '2025-06-10T09:05:00Z'),

  ('00000000-0000-4000-9000-000000000405', 'Berry Jam Jar',
   'A jar under a cloth lid, strawberries at its foot, and a spoon that has already been used. The label is blank on purpose: type the flavor and the date on it. Six elements in a warm, slightly wobbly line that feels at home at a farmers'' market.',
   4.95, (select id from public.categories where slug = 'food-&-drink'),
   '/clipart/berry-jam-jar.svg', array['/clipart/berry-jam-jar.svg'],
   array['berry-jam-jar.png', 'berry-jam-jar-300dpi.png', 'berry-jam-jar.eps', 'blank-label.png'],
   array['berry', 'homemade', 'jam', 'jar', 'label', 'preserves', 'strawberry'],
   4.6, 24, 571, '2026-05-19T11:30:00Z'),

  ('00000000-0000-4000-9000-000000000406', 'Pizza Slice',
   'One slice on its way up, cheese still holding on. Pepperoni, olives, and basil are loose, seven elements in total, so a vegetarian version takes about five seconds. Heavy outline, simple shading; made with T-shirts and delivery stickers in mind.',
   2.95, (select id from public.categories where slug = 'food-&-drink'),
   '/clipart/pizza-slice.svg', array['/clipart/pizza-slice.svg'],
   array['pizza-slice.png', 'pizza-slice.eps'],
   array['basil', 'cheese', 'fast food', 'pepperoni', 'pizza'],
   4.3, 97, 2675, '2024-12-10T18:40:00Z')
on conflict (id) do nothing;


-- Seasonal
insert into public.products (
  id, title, description, price, category_id, image, images, files, keywords, rating, reviews, downloads, created_at
) values
  ('00000000-0000-4000-9000-000000000501', 'Snowy Cabin',
   'A log cabin with one lit window, smoke from the chimney, and firs bent under the snow. A snowman is drawn as a second picture, so a card can have an inside as well as a front. Thirteen elements; the logs and bark are hatched by hand and stay legible on gift tags.',
   9.75, (select id from public.categories where slug = 'seasonal'),
   '/clipart/snowy-cabin.svg', array['/clipart/snowy-cabin.svg', '/clipart/snowy-cabin-2.svg'],
   array['snowy-cabin.png', 'snowman.png', 'snowy-cabin-300dpi.png', 'snowy-cabin.eps', 'license.pdf'],
   array['cabin', 'christmas', 'cozy', 'snow', 'snowman', 'winter'],
   0, 0, 0, '2026-11-17T15:20:00Z'),

  ('00000000-0000-4000-9000-000000000502', 'Jack-o''-Lantern',
   'A carved pumpkin lit from inside, with a bat overhead and vines around the base. The glow is a separate shape behind the face, so you can turn the light off. Six elements, sturdy enough for stencils, yard signs, and treat bags.',
   4.00, (select id from public.categories where slug = 'seasonal'),
   '/clipart/pumpkin-lantern.svg', array['/clipart/pumpkin-lantern.svg'],
   array['pumpkin-lantern.png', 'pumpkin-lantern-300dpi.png', 'pumpkin-lantern.eps', 'license.pdf'],
   array['bat', 'fall', 'halloween', 'jack-o-lantern', 'pumpkin', 'spooky'],
   4.7, 229, 5968, '2024-09-10T16:00:00Z'),

  ('00000000-0000-4000-9000-000000000503', 'Autumn Leaf Wreath',
   'Maple and oak leaves, acorns, and berries woven into a ring with an empty center for a name or a date. One maple leaf is included on its own, and all twenty-two elements can be rearranged along the circle. The veins are thin but never hairline: nothing drops out below three inches.',
   13.25, (select id from public.categories where slug = 'seasonal'),
   '/clipart/autumn-wreath.svg', array['/clipart/autumn-wreath.svg', '/clipart/autumn-wreath-2.svg'],
   array['autumn-wreath.png', 'maple-leaf.png', 'autumn-wreath-300dpi.png', 'autumn-wreath.eps', 'license.pdf'],
   array['acorn', 'autumn', 'fall', 'leaves', 'maple', 'thanksgiving', 'wreath'],
   4.8, 140, 3264, '2025-09-16T10:25:00Z'),

  ('00000000-0000-4000-9000-000000000504', 'Spring Rain Boots',
   'Yellow rain boots doing duty as a vase, filled with tulips, next to an umbrella and a puddle. Boots, bouquet, umbrella, and water are all separate. Seven elements with rounded corners and a relaxed line, for April calendars, garden club flyers, and teacher gifts.',
   5.25, (select id from public.categories where slug = 'seasonal'),
   '/clipart/spring-rain-boots.svg', array['/clipart/spring-rain-boots.svg'],
   array['spring-rain-boots.png', 'spring-rain-boots-300dpi.png', 'spring-rain-boots.eps'],
   array['april', 'boots', 'rain', 'spring', 'tulips', 'umbrella'],
   4.5, 88, 2386, '2025-03-04T13:35:00Z'),

  ('00000000-0000-4000-9000-000000000505', 'Beach Umbrella & Bucket',
   'A striped umbrella, a bucket and spade, a starfish, and just enough sand and sea to stand them on. Use the scene as it is or lift out any of its eight parts. The stripes follow the curve of the fabric, so it does not look flat at banner size.',
   4.60, (select id from public.categories where slug = 'seasonal'),
   '/clipart/beach-umbrella.svg', array['/clipart/beach-umbrella.svg'],
   array['beach-umbrella.png', 'beach-umbrella-300dpi.png', 'beach-umbrella.eps', 'license.pdf'],
   array['beach', 'bucket', 'sand', 'starfish', 'summer', 'umbrella', 'vacation'],
   4.4, 137, 3905, '2024-05-28T08:50:00Z'),

  ('00000000-0000-4000-9000-000000000506', 'Holiday Stocking',
   'A knitted stocking with a candy cane, a gift, and a sprig of holly showing over the top. The knit is drawn stitch by stitch instead of pasted in as a texture. Five elements; leave the cuff empty and there is room for a first name.',
   3.50, (select id from public.categories where slug = 'seasonal'),
   '/clipart/holiday-stocking.svg', array['/clipart/holiday-stocking.svg'],
   array['holiday-stocking.png', 'holiday-stocking-300dpi.png', 'holiday-stocking.eps'],
   array['candy cane', 'christmas', 'gift', 'holiday', 'holly', 'stocking'],
   4.6, 103, 2597, '2025-11-18T17:45:00Z')
on conflict (id) do nothing;


-- Travel
insert into public.products (
  id, title, description, price, category_id, image, images, files, keywords, rating, reviews, downloads, created_at
) values
  ('00000000-0000-4000-9000-000000000601', 'Hot Air Balloon',
   'A striped balloon with a wicker basket drifts over hills and low clouds. The envelope, basket, hills, and clouds are separate, six elements altogether, and every stripe can take its own color. Works as a nursery centerpiece or, reduced to line art, as a planner sticker.',
   5.75, (select id from public.categories where slug = 'travel'),
   '/clipart/hot-air-balloon.svg', array['/clipart/hot-air-balloon.svg'],
   array['hot-air-balloon.png', 'hot-air-balloon-300dpi.png', 'hot-air-balloon.eps', 'license.pdf'],
   array['adventure', 'balloon', 'clouds', 'nursery', 'sky'],
   4.7, 174, 4386, '2024-05-09T06:30:00Z'),

  ('00000000-0000-4000-9000-000000000602', 'Vintage Camper Van',
   'A two-tone van with a loaded roof rack and a surfboard, first on its own and then parked between mountains and a tent. Both body colors are single shapes, so matching it to somebody''s actual van is quick. Seventeen elements. Expect it on road trip journals, key tags, and campsite signs.',
   12.00, (select id from public.categories where slug = 'travel'),
   '/clipart/vintage-camper.svg', array['/clipart/vintage-camper.svg', '/clipart/vintage-camper-2.svg'],
   array['vintage-camper.png', 'vintage-camper-campsite.png', 'vintage-camper-300dpi.png', 'vintage-camper.eps', 'license.pdf'],
   array['camper', 'camping', 'mountains', 'road trip', 'surf', 'van', 'vintage'],
   4.9, 281, 6685, '2024-08-27T14:15:00Z'),

  ('00000000-0000-4000-9000-000000000603', 'Lighthouse on the Cliff',
   'A striped tower, its beam, the cliff it stands on, waves below, and a few gulls. The beam is a single shape, easy to lighten or to leave out. Nine elements with strong diagonal hatching on the rock, popular for coastal gift shops and sympathy cards.',
   6.00, (select id from public.categories where slug = 'travel'),
   '/clipart/lighthouse-cliff.svg', array['/clipart/lighthouse-cliff.svg'],
   array['lighthouse-cliff.png', 'lighthouse-cliff-300dpi.png', 'lighthouse-cliff.eps'],
   array['cliff', 'coastal', 'lighthouse', 'nautical', 'seagull', 'waves'],
   4.6, 109, 2958, '2025-01-28T16:55:00Z'),

  ('00000000-0000-4000-9000-000000000604', 'Well-Travelled Suitcase',
   'A leather suitcase that has been everywhere, judging by the stickers, with a tag on the handle and a hat on top. None of the stickers carries a place name, so you can letter your own. Ten elements; the scuffs and stitching are part of the line work.',
   5.40, (select id from public.categories where slug = 'travel'),
   '/clipart/world-suitcase.svg', array['/clipart/world-suitcase.svg'],
   array['world-suitcase.png', 'world-suitcase-300dpi.png', 'world-suitcase.eps', 'stickers.png', 'license.pdf'],
   array['hat', 'luggage', 'stickers', 'suitcase', 'travel', 'vacation', 'vintage'],
   4.5, 76, 2068, '2025-06-24T11:10:00Z'),

  ('00000000-0000-4000-9000-000000000605', 'Paper Plane & Map',
   'A folded map with a marked route and a pin, and a paper plane trailing a dotted line above it. Four elements. The dotted trail is an open path in the EPS, so bend it around your text as you like. Teachers use it for welcome boards; the rest of us, for moving announcements.',
   3.00, (select id from public.categories where slug = 'travel'),
   '/clipart/paper-plane-map.svg', array['/clipart/paper-plane-map.svg'],
   array['paper-plane-map.png', 'paper-plane-map-300dpi.png', 'paper-plane-map.eps'],
   array['adventure', 'airplane', 'map', 'paper plane', 'route', 'travel'],
   3.9, 51, 1415, '2026-01-13T10:40:00Z'),

  ('00000000-0000-4000-9000-000000000606', 'Bicycle with Flower Basket',
   'An upright city bicycle with a basketful of flowers, and a second picture to go with it. Spokes and chain are properly drawn, which mattered to at least one of our illustrators. Frame, wheels, basket, and blooms make eleven elements for spring cards, shop windows, and café wall prints.',
   7.90, (select id from public.categories where slug = 'travel'),
   '/clipart/bicycle-basket.svg', array['/clipart/bicycle-basket.svg', '/clipart/bicycle-basket-2.svg'],
   array['bicycle-basket.png', 'bicycle-basket-2.png', 'bicycle-basket-300dpi.png', 'bicycle-basket.eps', 'license.pdf'],
   array['basket', 'bicycle', 'bike', 'city', 'flowers', 'spring'],
   5.0, 31, 742, '2026-06-16T08:00:00Z')
on conflict (id) do nothing;


-- Patterns
insert into public.products (
  id, title, description, price, category_id, image, images, files, keywords, rating, reviews, downloads, created_at
) values
  ('00000000-0000-4000-9000-000000000701', 'Terrazzo Chips',
   'Irregular stone chips in several colors on a pale ground. The tile repeats without a visible seam in both directions, and no two chips are alike, so large areas do not look stamped. Printed mostly on phone cases, notebooks, and gift wrap.',
   6.90, (select id from public.categories where slug = 'patterns'),
   '/clipart/terrazzo-chips.svg', array['/clipart/terrazzo-chips.svg'],
   array['terrazzo-chips-tile.png', 'terrazzo-chips-12x12-300dpi.png', 'terrazzo-chips.eps', 'license.pdf'],
   array['abstract', 'modern', 'seamless', 'stone', 'terrazzo', 'tile'],
   4.7, 247, 6310, '2024-06-27T12:00:00Z'),

  ('00000000-0000-4000-9000-000000000702', 'Memphis Shapes',
   'Squiggles, triangles, dots, and zigzags, straight out of a 1980s notebook cover. Two seamless tiles in two colorways, plus a sheet with the twelve shapes on their own. The edges are a touch uneven on purpose; they were cut from paper before they were traced.',
   9.50, (select id from public.categories where slug = 'patterns'),
   '/clipart/memphis-shapes.svg', array['/clipart/memphis-shapes.svg', '/clipart/memphis-shapes-2.svg'],
   array['memphis-shapes-tile.png', 'memphis-shapes-tile-2.png', 'memphis-shapes-12x12-300dpi.png', 'memphis-shapes.eps', 'memphis-shapes-elements.png', 'license.pdf'],
   array['1980s', 'abstract', 'geometric', 'memphis', 'retro', 'seamless', 'squiggle'],
   4.5, 82, 2215, '2024-11-05T09:20:00Z'),

  ('00000000-0000-4000-9000-000000000703', 'Art Deco Fans',
   'Overlapping scallop fans traced in gold lines, in a light colorway and a dark one. The line is a flat color rather than a metallic gradient, so it can go to foil. Both tiles repeat edge to edge; interior designers take it for lampshades, makers for invitation liners.',
   15.50, (select id from public.categories where slug = 'patterns'),
   '/clipart/art-deco-fans.svg', array['/clipart/art-deco-fans.svg', '/clipart/art-deco-fans-2.svg'],
   array['art-deco-fans-tile.png', 'art-deco-fans-tile-dark.png', 'art-deco-fans-12x12-300dpi.png', 'art-deco-fans.eps', 'license.pdf'],
   array['1920s', 'art deco', 'fan', 'gold', 'scallop', 'seamless'],
   4.8, 115, 2731, '2025-10-07T15:05:00Z'),

  ('00000000-0000-4000-9000-000000000704', 'Moroccan Tiles',
   'An eight-point star layout in the manner of zellige tilework. Every piece keeps a hand-cut edge and a sliver of grout around it, which keeps the repeat from feeling mechanical. Full pack: the seamless tile at three sizes, the line art, and the star as a single motif. Plenty for fabric, coasters, and kitchen decals.',
   24.00, (select id from public.categories where slug = 'patterns'),
   '/clipart/moroccan-tiles.svg', array['/clipart/moroccan-tiles.svg'],
   array['moroccan-tiles-tile.png', 'moroccan-tiles-12x12-300dpi.png', 'moroccan-tiles-24x24-300dpi.png', 'moroccan-tiles.eps', 'moroccan-tiles-lineart.eps', 'star-motif.png'],
   array['geometric', 'mosaic', 'moroccan', 'seamless', 'star', 'tile', 'zellige'],
   4.9, 84, 1930, '2025-05-06T13:55:00Z'),

  ('00000000-0000-4000-9000-000000000705', 'Block Print Leaves',
   'A leaf repeat with the nicks and ridges of a carved lino block. The second picture shows another arrangement of the same print. Single color throughout, so one swap recolors the lot. It sits well behind text on soap wrappers, journals, and table runners.',
   8.25, (select id from public.categories where slug = 'patterns'),
   '/clipart/block-print-leaves.svg', array['/clipart/block-print-leaves.svg', '/clipart/block-print-leaves-2.svg'],
   array['block-print-leaves-tile.png', 'block-print-leaves-tile-2.png', 'block-print-leaves-12x12-300dpi.png', 'block-print-leaves.eps'],
   array['block print', 'botanical', 'leaves', 'linocut', 'seamless'],
   4.6, 28, 684, '2026-04-21T10:00:00Z'),

  ('00000000-0000-4000-9000-000000000706', 'Confetti Dashes',
   'Short rounded dashes pointing every which way. It is a seamless tile, spaced openly enough to put type on top, with the ground color as one shape behind. A useful filler next to busier art: envelope liners, washi tape, website backgrounds.',
   3.40, (select id from public.categories where slug = 'patterns'),
   '/clipart/confetti-dashes.svg', array['/clipart/confetti-dashes.svg'],
   array['confetti-dashes-tile.png', 'confetti-dashes.eps'],
   array['abstract', 'confetti', 'dashes', 'minimal', 'party', 'seamless'],
   0, 0, 21, '2026-10-27T11:00:00Z')
on conflict (id) do nothing;


-- Kids
insert into public.products (
  id, title, description, price, category_id, image, images, files, keywords, rating, reviews, downloads, created_at
) values
  ('00000000-0000-4000-9000-000000000801', 'Little Space Rocket',
   'A round-bellied rocket with a porthole, a big flame, stars, and a planet to aim for. An astronaut and a ringed planet come as pictures of their own. Sixteen chunky elements without fiddly corners, so small scissors and cutting machines both cope. Most often seen on birthday invitations and bedroom doors.',
   11.75, (select id from public.categories where slug = 'kids'),
   '/clipart/space-rocket.svg', array['/clipart/space-rocket.svg', '/clipart/space-rocket-2.svg', '/clipart/space-rocket-3.svg'],
   array['space-rocket.png', 'astronaut.png', 'ringed-planet.png', 'space-rocket-300dpi.png', 'space-rocket.eps', 'license.pdf'],
   array['astronaut', 'birthday', 'planet', 'rocket', 'space', 'stars'],
   4.9, 329, 7760, '2024-06-11T10:30:00Z'),

  ('00000000-0000-4000-9000-000000000802', 'Friendly Dinosaur',
   'Green, spotted, and smiling, with rounded plates down its back and an egg at its feet. Dinosaur and egg are separate, and the spots can be switched off. The line is even and closed all the way around, ready for iron-on vinyl, coloring pages, and name labels.',
   4.40, (select id from public.categories where slug = 'kids'),
   '/clipart/dino-roar.svg', array['/clipart/dino-roar.svg'],
   array['dino-roar.png', 'dino-roar-300dpi.png', 'dino-roar.eps', 'dino-roar-coloring.png'],
   array['coloring', 'cute', 'dino', 'dinosaur', 'egg', 'prehistoric'],
   4.7, 242, 6012, '2024-10-15T14:35:00Z'),

  ('00000000-0000-4000-9000-000000000803', 'Pirate Ship',
   'A ship under full sail, a skull flag that looks more cheerful than dangerous, and waves to keep it moving. The treasure chest in the second picture opens up party games and scavenger hunts. Fourteen elements, with plank lines bold enough to show through on fabric.',
   8.50, (select id from public.categories where slug = 'kids'),
   '/clipart/pirate-ship.svg', array['/clipart/pirate-ship.svg', '/clipart/pirate-ship-2.svg'],
   array['pirate-ship.png', 'treasure-chest.png', 'pirate-ship-300dpi.png', 'pirate-ship.eps', 'license.pdf'],
   array['adventure', 'boat', 'party', 'pirate', 'ship', 'treasure'],
   4.6, 93, 2486, '2025-08-05T16:10:00Z'),

  ('00000000-0000-4000-9000-000000000804', 'Robot Buddy',
   'A boxy robot with an antenna and a chest full of dials, waving hello. Arms are separate, so it can wave with either one, or both. Seven elements. Coding clubs use it as a mascot, and it makes a good valentine with a heart in place of a dial.',
   3.80, (select id from public.categories where slug = 'kids'),
   '/clipart/robot-buddy.svg', array['/clipart/robot-buddy.svg'],
   array['robot-buddy.png', 'robot-buddy-300dpi.png', 'robot-buddy.eps'],
   array['cute', 'mascot', 'robot', 'school', 'science', 'technology'],
   4.5, 129, 3388, '2025-04-15T09:45:00Z'),

  ('00000000-0000-4000-9000-000000000805', 'Unicorn & Rainbow',
   'A unicorn with a long, wavy mane, a rainbow, and clouds to land on. Eight elements: the mane is split into locks so it can follow whatever colors the party already has. Outlines are smooth and closed, suited to sublimation tumblers, pillowcases, and cake toppers.',
   6.40, (select id from public.categories where slug = 'kids'),
   '/clipart/unicorn-rainbow.svg', array['/clipart/unicorn-rainbow.svg'],
   array['unicorn-rainbow.png', 'unicorn-rainbow-300dpi.png', 'unicorn-rainbow.eps', 'license.pdf'],
   array['birthday', 'clouds', 'fantasy', 'magic', 'rainbow', 'unicorn'],
   4.7, 87, 2112, '2026-03-03T12:50:00Z'),

  ('00000000-0000-4000-9000-000000000806', 'Wooden Toy Train',
   'An engine and two wagons loaded with building blocks, with wood grain you can almost feel. Each car is its own element, nine in all with the blocks, so the train can be as long as the name you want to spell. Drawn for growth charts, door signs, and first birthday banners.',
   4.15, (select id from public.categories where slug = 'kids'),
   '/clipart/toy-train.svg', array['/clipart/toy-train.svg'],
   array['toy-train.png', 'toy-train-300dpi.png', 'toy-train.eps', 'license.pdf'],
   array['blocks', 'nursery', 'toddler', 'toy', 'train', 'wooden'],
   3.6, 8, 236, '2026-09-01T08:20:00Z')
on conflict (id) do nothing;


-- ------------------------------------------------------------------------------------------------------- records --
-- Shown where the records are at home in the database; a shop that keeps them in the browser never reads them. They come
-- with the demo shopper alone: no account, no records. Dates count back from the day of the first run.
-- Fixed ids, by which `npm run db:export` leaves these records at home: orders by their request, 00000000-0000-4000-b000-…,
-- reviews 00000000-0000-4000-c000-…, coupons 00000000-0000-4000-d000-…, subscribers 00000000-0000-4000-e000-….

insert into public.coupons (id, code, type, discount, expiry_date, usage_limit, used_count, is_active, description, created_at)
select format('00000000-0000-4000-d000-%s', lpad(number::text, 12, '0'))::uuid, code, type, discount, current_date + days,
  usage_limit, used_count, is_active, description, now() - make_interval(days => age)
from auth.users as demo, (values
  (1, 'WELCOME10', 'percentage', 10,   300, null::integer, 5,  true,  'For everybody''s first order.', 210),
  (2, 'FIVEOFF',   'fixed',      5,    90,  100,           37, true,  'Five dollars off, a hundred times.', 120),
  (3, 'MARKETDAY', 'percentage', 25,   20,  10,            10, true,  'Handed out at the spring market, ten cards.', 60),
  (4, 'STUDIO15',  'percentage', 15,   180, null,          12, false, 'For studios. Paused until the new price list is out.', 90),
  (5, 'SUMMER20',  'percentage', 20,   -45, null,          64, true,  'Last summer''s sale.', 140),
  (6, 'TEACHERS',  'percentage', 12.5, 365, 500,           81, true,  'For schools and libraries.', 200),
  (7, 'SORRY',     'fixed',      2.5,  10,  50,            3,  true,  'For people who had to wait for an answer.', 25),
  (8, 'NEWBRUSH',  'percentage', 30,   -3,  25,            21, true,  'A weekend for the new brush sets.', 12)
) as made (number, code, type, discount, days, usage_limit, used_count, is_active, description, age)
where demo.id = '00000000-0000-4000-a000-000000000002'
on conflict do nothing;

-- Thirty-six orders, the newer the closer together; every sixth is the demo shopper's, every seventh with a coupon.
with people (number, first_name, last_name, mail, address, city, zip_code) as (values
  (0,  'Sam',     'Shopper',   'shopper',        '12 Paper Street',     'Letterford', '10115'),
  (1,  'Noor',    'Haddad',    'noor.haddad',    '4 Harbor Steps',      'Bristol',    'BS1 4ND'),
  (2,  'Mateo',   'Silva',     'mateo.silva',    'Rua das Flores 88',   'Porto',      '4050-265'),
  (3,  'Greta',   'Lindqvist', 'greta.l',        'Kungsgatan 21',       'Uppsala',    '753 18'),
  (4,  'Hank',    'Okafor',    'hank.okafor',    '901 Cedar Avenue',    'Portland',   '97205'),
  (5,  'Mei',     'Tanaka',    'mei.tanaka',     '3-14 Sakuragaoka',    'Kyoto',      '604-8005'),
  (6,  'Élodie',  'Marchand',  'elodie',         '17 rue des Tanneurs', 'Lyon',       '69001'),
  (7,  'Jonas',   'Weber',     'jonas.weber',    'Lindenweg 5',         'Leipzig',    '04109'),
  (8,  'Priya',   'Raman',     'priya.raman',    '22 Lake View Road',   'Pune',       '411001'),
  (9,  'Callum',  'Reid',      'callum.reid',    '6 Mill Lane',         'Stirling',   'FK8 1DT'),
  (10, 'Lucía',   'Fernández', 'lucia.f',        'Calle Mayor 40',      'Zaragoza',   '50001'),
  (11, 'Agnes',   'Kovács',    'agnes.kovacs',   'Petőfi utca 9',       'Szeged',     '6722')
),
placed as (
  select n, people.*, case when n % 6 = 0 then demo.id end as user_id, n % 7 = 0 as has_coupon,
    date_trunc('milliseconds', now() - make_interval(mins => n * n * 240 + n * 37)) as placed_at
  from auth.users as demo, generate_series(1, 36) as n
    join people on people.number = case when n % 6 = 0 then 0 else 1 + n % 11 end
  where demo.id = '00000000-0000-4000-a000-000000000002'
),
bought as (
  select n, sum(product.price * quantity) as subtotal, jsonb_agg(jsonb_build_object('id', product.id,
    'title', product.title, 'image', product.image, 'price', product.price, 'quantity', quantity) order by line) as items
  from placed
    cross join lateral generate_series(0, (n / 6 + n) % 3) as line
    cross join lateral (select case when (n + line) % 5 = 0 then 2 else 1 end as quantity) as counted
    join public.products as product on product.id =
      format('00000000-0000-4000-9000-000000000%s0%s', 1 + (n * 5 + line * 3) % 8, 1 + (n + line * 2) % 6)::uuid
  group by n
),
paid as (
  select n, items, subtotal, case when has_coupon
    then private.coupon_cents('percentage', 10, (subtotal * 100)::bigint) / 100.0 else 0 end as off
  from bought join placed using (n)
)
insert into public.orders (id, request_id, user_id, items, total, billing_info, coupon, created_at)
select (extract(epoch from placed_at) * 1000)::bigint::text, format('00000000-0000-4000-b000-%s', lpad(n::text, 12, '0'))::uuid,
  user_id, items, subtotal - off,
  jsonb_build_object('firstName', first_name, 'lastName', last_name, 'email', mail || '@example.com',
    'address', address, 'city', city, 'zipCode', zip_code),
  case when has_coupon then jsonb_build_object('code', 'WELCOME10', 'amount', round(off, 2)) end, placed_at
from paid join placed using (n)
on conflict do nothing;

-- The figures of the products above count these reviews already: what they had before is noted without them.
with written (number, product, days, name, rating, is_hidden, comment) as (values
  (1,  203, 9,   'Sam Shopper',      5, false, 'Printed it at 60 cm for the bathroom wall and every barnacle is still there.'),
  (2,  305, 41,  'Sam Shopper',      4, false, 'Lovely glasses. I would have liked the bubbles as a file of their own.'),
  (3,  403, 96,  'Sam Shopper',      5, false, E'Three scoops, three menus, three happy cafés.\nThe EPS opened at once.'),
  (4,  301, 55,  'Sam Shopper',      5, false, 'My go-to birthday card. The tiers come apart, which is more useful than it sounds.'),
  (5,  201, 2,   'Noor Haddad',      5, false, 'The fox is asleep on forty of my tea towels by now.'),
  (6,  201, 30,  'Mateo Silva',      5, false, 'Clean lines, closed shapes: the cutter did not complain once.'),
  (7,  102, 5,   'Greta Lindqvist',  5, false, 'Wedding stationery sorted in an evening.'),
  (8,  102, 77,  'Callum Reid',      4, false, 'Beautiful. The grasses are a little fine for a linocut, everything else is perfect.'),
  (9,  801, 12,  'Hank Okafor',      5, false, 'My son asked whether the rocket can have his name on it. It can.'),
  (10, 802, 19,  'Priya Raman',      5, false, 'A dinosaur that smiles. Sold out at the school fair.'),
  (11, 802, 88,  'Jonas Weber',      4, false, 'Good, even outline. The coloring page is a bonus I did not expect.'),
  (12, 401, 7,   'Élodie Marchand',  5, false, 'Notre carte a enfin l''air d''un vrai café. Merci !'),
  (13, 402, 23,  'Mei Tanaka',       5, false, 'Makes everybody hungry who walks past our window.'),
  (14, 602, 15,  'Lucía Fernández',  5, false, 'The van is on my shop''s stamp now.'),
  (15, 602, 64,  'Agnes Kovács',     5, false, 'Layers named properly. You don''t see that often.'),
  (16, 701, 28,  'Noor Haddad',      5, false, 'Repeats without a seam, also at an odd scale.'),
  (17, 304, 34,  'Mateo Silva',      5, false, 'Peonies that look like peonies.'),
  (18, 103, 50,  'Greta Lindqvist',  4, false, 'Crisp. I recolored it in two minutes.'),
  (19, 502, 27,  'Hank Okafor',      5, false, 'Cheerful rather than creepy, just right for the kindergarten.'),
  (20, 505, 71,  'Priya Raman',      4, false, 'The bucket is the star of the set.'),
  (21, 506, 4,   'Callum Reid',      5, false, 'Bought in November, printed in November, for once.'),
  (22, 601, 38,  'Jonas Weber',      5, false, 'The stripes can be recolored one by one. Wonderful.'),
  (23, 603, 83,  'Mei Tanaka',       4, false, 'Calm and well drawn. A second picture at night would be nice.'),
  (24, 804, 46,  'Élodie Marchand',  4, false, 'Our coding club''s mascot, antenna and all.'),
  (25, 104, 60,  'Lucía Fernández',  5, false, 'Three pots, three stickers, no watering.'),
  (26, 503, 33,  'Agnes Kovács',     5, false, 'The wreath frames every harvest menu we print.'),
  (27, 202, 18,  'Hank Okafor',      2, false, 'A fine owl, but the night sky is part of the PNG. I had to trace it off.'),
  (28, 306, 66,  'Callum Reid',      3, false, 'Does what it says. The diploma''s ribbon is a separate file, remember to take it along.'),
  (29, 703, 14,  'Best Prices',      5, true,  'Cheap followers for your shop, write to me!'),
  (30, 205, 21,  'Agnes Kovács',     5, false, 'The apple alone is worth it.')
),
demo as (
  select written.*, format('00000000-0000-4000-9000-000000000%s', written.product)::uuid as product_id,
    case when name = 'Sam Shopper' then shopper.id end as user_id
  from written, auth.users as shopper where shopper.id = '00000000-0000-4000-a000-000000000002'
),
former as (
  insert into private.former_ratings (product_id, rating, reviews)
  select id, product.rating, greatest(product.reviews - count(*), 0)
  from demo join public.products as product on product.id = demo.product_id
  where not demo.is_hidden group by product.id
  on conflict do nothing
)
insert into public.reviews (id, product_id, user_id, user_name, rating, comment, is_hidden, created_at)
select format('00000000-0000-4000-c000-%s', lpad(number::text, 12, '0'))::uuid, product_id, user_id, name, demo.rating, comment,
  is_hidden, now() - make_interval(days => days, mins => number * 41)
from demo join public.products as product on product.id = product_id
on conflict do nothing;

-- Forty readers, a dozen of them new this month.
insert into public.newsletter_subscribers (id, email, subscribed_at)
select format('00000000-0000-4000-e000-%s', lpad(n::text, 12, '0'))::uuid,
  format('%s.%s@example.%s', first_names[1 + n % 8], last_names[1 + n % 5], (array['com', 'org', 'net'])[1 + n % 3]),
  now() - make_interval(hours => n * n * 5 + n)
from auth.users as demo, generate_series(1, 40) as n, (select
  array['ana', 'ben', 'chloe', 'dev', 'ewa', 'finn', 'gita', 'hugo'] as first_names,
  array['abbott', 'bianchi', 'castro', 'duval', 'endo'] as last_names) as names
where demo.id = '00000000-0000-4000-a000-000000000002'
on conflict do nothing;
