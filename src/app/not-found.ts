/**
 * For loaders: there is nothing at this address, which the route-error page says.
 * @throws Response always, as the router wants it
 */
export function notFound(): never {
  throw new Response(null, { status: 404, statusText: 'Not Found' });
}
