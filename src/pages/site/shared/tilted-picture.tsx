import { cn } from '@/lib/class-names';
import { Picture } from '@/ui/picture';

interface TiltedPictureProps {
  /** One of the pictures that come with the shop (public/clipart). */
  slug: string;
  /** Degrees. */
  tilt: number;
  isEager?: boolean;
  className?: string;
}

/** A picture of the shop, sewn on a little askew. It decorates: the words beside it say what there is to say. */
export function TiltedPicture({ slug, tilt, isEager = false, className }: TiltedPictureProps) {
  return (
    <div
      className={cn(
        'overflow-hidden rounded-patch border-2 border-ink bg-surface shadow-print-lg dark:border-paper',
        className,
      )}
      style={{ rotate: `${tilt}deg` }}
    >
      <Picture src={`/clipart/${slug}.svg`} alt="" isEager={isEager} />
    </div>
  );
}
