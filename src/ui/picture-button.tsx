import type { ComponentProps } from 'react';

/** A round button on a picture: as large as a finger, though it shows smaller, as the picture is what one looks at. */
export function PictureButton({ children, ...props }: ComponentProps<'button'>) {
  return (
    <button type="button" className="group/round grid size-11 place-items-center rounded-full" {...props}>
      <span className="grid size-9 place-items-center rounded-full border-2 border-ink bg-surface text-ink transition-[scale,background-color] group-hover/round:scale-108 group-hover/round:bg-blush group-active/round:scale-90 dark:border-edge">
        {children}
      </span>
    </button>
  );
}
