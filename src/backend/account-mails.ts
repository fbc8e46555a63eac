import { getClient } from './client';
import { toBackendError } from './errors';

/**
 * Asks for a mail whose link opens the page for a new password.
 * @param page address of that page, on this store
 * @throws BackendError; not for an address without an account, which nobody shall find out
 */
export async function mailReset(email: string, page: string): Promise<void> {
  const client = await getClient();
  const { error } = await client.auth.resetPasswordForEmail(email, { redirectTo: page });
  if (error) throw toBackendError(error);
}

/**
 * Asks for another mail that confirms a new account's address.
 * @throws BackendError; not for an address without an account, or with one that is confirmed
 */
export async function mailConfirmation(email: string): Promise<void> {
  const client = await getClient();
  const { error } = await client.auth.resend({ type: 'signup', email });
  if (error) throw toBackendError(error);
}

/**
 * Gives the account of the session another password.
 * @param andLeaveOthers signs out all other devices as well
 * @returns false when the password was changed, but the others may still be signed in
 * @throws BackendError
 */
export async function changePassword(password: string, andLeaveOthers: boolean): Promise<boolean> {
  const client = await getClient();
  const { error } = await client.auth.updateUser({ password });
  if (error) throw toBackendError(error);
  if (!andLeaveOthers) return true;
  const { error: refusal } = await client.auth.signOut({ scope: 'others' });
  if (refusal) console.error('Error signing out other devices:', refusal);
  return !refusal;
}
