import { buildCategory } from './builders';

export interface StoredUser {
  id: string;
  email: string;
  password: string;
  created_at: string;
  user_metadata: { name?: string; role?: string };
}

type Row = Record<string, unknown>;

/** The rows behind the mocked network: handlers read and write them, tests fill and look at them. */
export const backend = {
  categories: [] as Row[],
  products: [] as Row[],
  users: [] as StoredUser[],
  carts: new Map<string, unknown>(),
  wishlists: new Map<string, unknown>(),
  subscribers: [] as string[],
  /** Method and path of each request, in order. */
  requests: [] as string[],
  /** Bodies of the requests that had one, beside their method and path. */
  bodies: [] as { request: string; body: unknown }[],
};

export function clearBackend(): void {
  backend.categories = [];
  backend.products = [];
  backend.users = [];
  backend.carts.clear();
  backend.wishlists.clear();
  backend.subscribers = [];
  backend.requests = [];
  backend.bodies = [];
}

/** Fills the catalogue. Categories that products name by id are made up unless given. */
export function stock(products: Row[], categories: Row[] = []): void {
  backend.products = products;
  backend.categories = [...categories];
  for (const { category_id: id } of products) {
    if (typeof id !== 'string' || backend.categories.some((category) => category.id === id)) continue;
    backend.categories.push(buildCategory({ id }));
  }
}

/** The stored items of a list. */
export function storedIds(list: Map<string, unknown>, userId: string): string[] {
  return ((list.get(userId) ?? []) as { id: string }[]).map((item) => item.id);
}
