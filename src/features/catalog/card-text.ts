import { cn } from '@/lib/class-names';

/**
 * The words of a card above its price. In the two columns of a telephone most titles take two lines: there is room for
 * them, so that the cards that are on their way are as high as those that come.
 */
export function cardText(isList: boolean, hasDescription: boolean): string {
  return cn(
    'flex flex-col gap-1',
    isList && 'min-w-0 flex-1',
    !isList && (hasDescription ? 'max-sm:min-h-[7rem]' : 'max-sm:min-h-[4.25rem]'),
  );
}
