/** What this browser has seen of accounts and subscribers is all that its admin screens can show. */
export { recordUser } from '@/records/users';
export { recordSubscriber } from '@/records/subscribers';
