import { Mail } from 'lucide-react';
import { brand } from '@/lib/brand';
import { PageHeading } from '@/ui/page-heading';
import { usePageMeta } from '@/ui/use-page-meta';
import { ContactForm } from './contact/contact-form';
import { TiltedPicture } from './shared/tilted-picture';

export default function ContactPage() {
  usePageMeta('Contact', `Questions about a file, an order or the license? Write to ${brand.name}.`);
  return (
    <div className="page">
      <PageHeading title="Contact Us">
        Questions about a file, the license or something you are making? We like to hear about all three.
      </PageHeading>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
        <ContactForm />
        <aside aria-label="Other ways to reach us" className="stitch rounded-patch bg-sunken p-8">
          <div aria-hidden className="mb-8 w-36">
            <TiltedPicture slug="koala-eucalyptus-2" tilt={-4} />
          </div>
          <h2 className="text-heading">Prefer your own mail?</h2>
          <p className="mt-2 text-muted">Write to us directly. We read everything, on weekdays mostly.</p>
          <p className="mt-3">
            <a
              href={`mailto:${brand.email}`}
              className="inline-flex min-h-8 items-center gap-2 font-semibold break-all text-accent underline underline-offset-4"
            >
              <Mail className="size-5 shrink-0" aria-hidden />
              {brand.email}
            </a>
          </p>
        </aside>
      </div>
    </div>
  );
}
