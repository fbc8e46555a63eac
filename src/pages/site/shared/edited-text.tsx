import { isShown, type PageName } from '@/domain/page-text';
import { usePageText } from '@/home/page-text';

/**
 * What the shop's admin wrote for a page, as plain text. Until somebody has changed it there is nothing: the default is a
 * placeholder.
 */
export function EditedText({ page }: { page: PageName }) {
  const text = usePageText(page);
  if (!isShown(page, text)) return null;
  return (
    <div className="mb-10 max-w-prose border-l-4 border-marigold pl-5 text-lg wrap-anywhere whitespace-pre-wrap">
      {text}
    </div>
  );
}
