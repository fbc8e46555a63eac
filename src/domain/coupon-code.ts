/** Letters and digits that nobody mixes up when a code is read aloud or typed off paper: no 0, O, 1, I or L. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/**
 * A new coupon code that nobody guesses.
 * @param isTaken tells which codes are in use
 * @param random gives a whole number from 0 to below its argument
 */
export function generateCouponCode(
  isTaken: (code: string) => boolean,
  random: (below: number) => number,
): string {
  for (;;) {
    const code = Array.from({ length: LENGTH }, () => ALPHABET.charAt(random(ALPHABET.length))).join('');
    if (!isTaken(code)) return code;
  }
}

/** Random numbers that can't be foretold, each as likely as the other. */
export function secureRandom(below: number): number {
  const limit = 256 - (256 % below); // what lies above would make small numbers likelier
  for (;;) {
    const [value = limit] = crypto.getRandomValues(new Uint8Array(1));
    if (value < limit) return value % below;
  }
}
