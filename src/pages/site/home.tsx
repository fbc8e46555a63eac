import { brand } from '@/lib/brand';
import { usePageMeta } from '@/ui/use-page-meta';
import { ClosingCall } from './home/closing-call';
import { Features } from './home/features';
import { Hero } from './home/hero';
import { Showcase } from './home/showcase';
import { Statistics } from './home/statistics';

export default function HomePage() {
  usePageMeta(brand.tagline, brand.blurb);
  return (
    <>
      <Hero />
      <Statistics />
      <Showcase />
      <Features />
      <ClosingCall />
    </>
  );
}
