import { PageHeading } from '@/ui/page-heading';

export default function Page() {
  return (
    <div className="page">
      <PageHeading title="dashboard" />
    </div>
  );
}
