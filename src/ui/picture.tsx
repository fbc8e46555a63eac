import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { cn } from '@/lib/class-names';
import { isImageAddress } from '@/lib/web-address';

const PLACEHOLDER = '/placeholder.svg';

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'ref'> & {
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
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // in a built page it may have failed before anybody listened
    const { current } = image;
    if (isEager && current?.complete && current.naturalWidth === 0)
      current.decode().catch(() => setBroken(src));
  }, [isEager, src]);
  const isUsable = src !== '' && broken !== src && isImageAddress(src);
  return (
    <img
      ref={image}
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
