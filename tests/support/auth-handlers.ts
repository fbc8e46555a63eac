import { http, HttpResponse, type HttpHandler } from 'msw';
import { backend, type StoredUser } from './backend';

const encode = (value: unknown) =>
  btoa(JSON.stringify(value)).replace(/=/g, '').replace(/\+/g, '-').replace(/\//g, '_');

let tokens = 0;

/** A session as GoTrue sends it; the token is one that nobody checks. */
export function buildSession(user: StoredUser) {
  tokens += 1;
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  const { password: _secret, ...publicUser } = user;
  return {
    access_token: `${encode({ alg: 'none' })}.${encode({ sub: user.id, exp: expiresAt, n: tokens })}.c2ln`,
    refresh_token: `refresh-${user.id}-${tokens}`,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expiresAt,
    user: { ...publicUser, aud: 'authenticated', role: 'authenticated', app_metadata: {} },
  };
}

/** Whose token a request carries. */
export function userOfRequest(request: Request): StoredUser | undefined {
  const payload = request.headers.get('authorization')?.replace('Bearer ', '').split('.')[1];
  if (!payload) return undefined;
  try {
    const { sub } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { sub: string };
    return backend.users.find((user) => user.id === sub);
  } catch {
    return undefined;
  }
}

const refuse = (status: number, code: string, message: string) =>
  HttpResponse.json({ code, error_code: code, msg: message, message }, { status });

interface Credentials {
  email: string;
  password: string;
  data?: { name?: string };
}

export function authHandlers(api: string, noteBody: (request: Request) => Promise<unknown>): HttpHandler[] {
  return [
    http.post(`${api}/auth/v1/signup`, async ({ request }) => {
      const { email, password, data } = (await noteBody(request)) as Credentials;
      if (backend.users.some((user) => user.email === email))
        return refuse(422, 'user_already_exists', 'User already registered');
      const user: StoredUser = {
        id: `user-${backend.users.length + 1}`,
        email,
        password,
        created_at: new Date().toISOString(),
        user_metadata: { ...data, role: 'user' },
      };
      backend.users.push(user);
      return HttpResponse.json(buildSession(user));
    }),
    http.post(`${api}/auth/v1/token`, async ({ request }) => {
      const body = (await noteBody(request)) as Credentials & { refresh_token?: string };
      const user = backend.users.find((candidate) =>
        body.refresh_token
          ? body.refresh_token.startsWith(`refresh-${candidate.id}-`)
          : candidate.email === body.email && candidate.password === body.password,
      );
      if (!user) return refuse(400, 'invalid_credentials', 'Invalid login credentials');
      return HttpResponse.json(buildSession(user));
    }),
    http.post(`${api}/auth/v1/logout`, async ({ request }) => {
      await noteBody(request);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`${api}/auth/v1/recover`, async ({ request }) => {
      await noteBody(request);
      return HttpResponse.json({});
    }),
    http.post(`${api}/auth/v1/resend`, async ({ request }) => {
      await noteBody(request);
      return HttpResponse.json({});
    }),
    http.put(`${api}/auth/v1/user`, async ({ request }) => {
      const { password } = (await noteBody(request)) as Credentials;
      const user = userOfRequest(request);
      if (!user) return refuse(403, 'user_not_found', 'User not found');
      if (user.password === password)
        return refuse(422, 'same_password', 'New password should be different from the old password.');
      user.password = password;
      return HttpResponse.json(buildSession(user).user);
    }),
    http.get(`${api}/auth/v1/user`, ({ request }) => {
      const user = userOfRequest(request);
      return user
        ? HttpResponse.json(buildSession(user).user)
        : refuse(403, 'user_not_found', 'User not found');
    }),
  ];
}
