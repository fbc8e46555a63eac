import type { BackendError } from '@/backend/errors';

const OFFLINE = 'You are offline. Nothing was sent: try again when the network is back.';

/** When the auth service, which was asked too often, may be asked again. */
function waitText({ code, message }: BackendError): string {
  const seconds = /after (\d+) seconds?/.exec(message)?.[1];
  if (seconds) return `Too many tries. Try again in ${seconds} ${seconds === '1' ? 'second' : 'seconds'}.`;
  // a project's mails are counted by the hour, other requests by five minutes
  return code === 'over_email_send_rate_limit'
    ? 'Too many mails were sent. Try again in an hour.'
    : 'Too many tries. Try again in five minutes.';
}

/** What to tell somebody whose request about their account was refused; '' when the backend gave no reason. */
export function authFaultText(fault: BackendError): string {
  if (fault.status === 429) return waitText(fault);
  if (fault.status === 0 && !navigator.onLine) return OFFLINE;
  return fault.message;
}
