import { useSyncExternalStore } from 'react';
import { currentLink, type MailLink, subscribeToLink } from '@/backend/mail-link';

const noLinkAtBuild = () => null;

/** The link of a mail that led here, until it was dealt with. */
export const useMailLink = (): MailLink | null =>
  useSyncExternalStore(subscribeToLink, currentLink, noLinkAtBuild);
