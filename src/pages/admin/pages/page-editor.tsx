import { type FormEvent, useId } from 'react';
import { Button } from '@/ui/button';
import { Textarea } from '@/ui/input';
import { toast } from '@/ui/toast-store';
import type { PageDraft } from './use-page-draft';

/** One page's text and its button. */
export function PageEditor({ title, draft }: { title: string; draft: PageDraft }) {
  const id = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.save()) toast({ title: 'Page Saved!' });
  };

  return (
    <form
      onSubmit={submit}
      className="grid gap-3 rounded-patch border-2 border-ink bg-surface p-5 dark:border-line"
    >
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <Textarea
        aria-labelledby={id}
        className="min-h-44!"
        value={draft.text}
        onChange={(event) => draft.setText(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" aria-describedby={id}>
          Save Changes
        </Button>
        <p role="status" className="text-sm text-muted">
          {draft.isOvertaken
            ? 'This text was changed in another tab meanwhile. Saving replaces that version.'
            : draft.isUnsaved && 'Not saved yet.'}
        </p>
        {draft.isOvertaken && (
          <Button variant="ghost" size="sm" onClick={draft.discard}>
            Use the other version
          </Button>
        )}
      </div>
    </form>
  );
}
