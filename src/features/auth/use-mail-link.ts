import { type MailLink, mailLink } from '@/backend/mail-link';
import { useObservable } from '@/lib/use-observable';

/** The link of a mail that led here, until it was dealt with. */
export const useMailLink = (): MailLink | null => useObservable(mailLink);
