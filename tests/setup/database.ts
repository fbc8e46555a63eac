import type { TestProject } from 'vitest/node';
import { type Connection, type Constraint, serveBackend } from './serve-backend';

declare module 'vitest' {
  export interface ProvidedContext {
    supabase: { url: string; anonKey: string };
    /** Of all tables that the migrations make. */
    constraints: Constraint[];
  }
}

/** Starts the embedded backend in memory: nothing of it is kept. */
export default async function setup({ provide }: TestProject) {
  process.env.LITE_DB = 'memory';
  const { default: config } = await import('../../supabase/lite.config.mjs');
  const { url, anonKey, constraints, close } = await serveBackend(
    () => config.connection as unknown as PromiseLike<Connection>,
  );
  provide('supabase', { url, anonKey });
  provide('constraints', constraints);
  return close;
}
