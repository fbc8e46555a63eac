import { type ComponentProps, useState } from 'react';
import { cn } from '@/lib/class-names';

const PLACEHOLDER = '/placeholder.svg';

/** Addresses that may become an image: http, https, relative ones, and data of an image type. */
function isSafeSource(source: string): boolean {
  // asked the way the browser reads it, which skips control characters and line breaks
  if (!URL.canParse(source, window.location.href)) return false;
  const { protocol, pathname } = new URL(source, window.location.href);
  return /^https?:$/.test(protocol) || (protocol === 'data:' && /^image\//i.test(pathname));
}

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt'> & {
  /** '' shows the placeholder. */
  src: string;
  /** '' for a picture that only repeats what stands beside it. */
  alt: string;
  /** True for what is on the first screen. */
  isEager?: boolean;
};

/** A square picture that keeps its place while it loads and when it is missing or broken. */
export function Picture({ src, alt, isEager = false, className, ...props }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const isUsable = src !== '' && broken !== src && isSafeSource(src);
  return (
    <img
      src={isUsable ? src : PLACEHOLDER}
      alt={alt}
      width={640}
      height={640}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={() => setBroken(src)}
      className={cn('aspect-square h-auto w-full bg-sunken object-cover', className)}
      {...props}
    />
  );
}
