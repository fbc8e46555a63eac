/** The embedded backend's key. Public, like every anon key: it grants what an anonymous visitor may do. */
export const ANON_KEY = 'sb_publishable_local_dev';
