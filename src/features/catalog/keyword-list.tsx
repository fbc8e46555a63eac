import { Badge } from '@/ui/badge';

interface KeywordListProps {
  label: string;
  keywords: readonly string[];
  /** So many of them. */
  limit: number;
  className: string;
}

/** The first keywords of a product; nothing where it has none. */
export function KeywordList({ label, keywords, limit, className }: KeywordListProps) {
  if (keywords.length === 0) return null;
  return (
    <ul aria-label={label} className={className}>
      {keywords.slice(0, limit).map((keyword) => (
        <li key={keyword} className="max-w-full">
          <Badge variant="outline">{keyword}</Badge>
        </li>
      ))}
    </ul>
  );
}
