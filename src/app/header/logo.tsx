import { Link } from 'react-router-dom';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';

export function Logo() {
  return (
    <Link
      to={paths.home}
      className="flex items-center gap-1.5 rounded-control text-lg sm:gap-2 sm:text-2xl font-extrabold tracking-tight"
    >
      <img src="/favicon.svg" alt="" width={36} height={36} className="size-8 sm:size-9" />
      <span className="max-[24rem]:sr-only md:max-lg:sr-only">{brand.name}</span>
    </Link>
  );
}
