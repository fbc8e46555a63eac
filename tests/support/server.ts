import { setupServer } from 'msw/node';
import { handlers } from './handlers';

/** The mocked network: a request that no handler answers fails the test. */
export const server = setupServer(...handlers);
