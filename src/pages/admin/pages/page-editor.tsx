import { type FormEvent, useId, useRef } from 'react';
import { screenTexts } from '@/home/screen-texts';
import { Button } from '@/ui/button';
import { Textarea } from '@/ui/input';
import { LoadFailure } from '@/ui/load-failure';
import { toast } from '@/ui/toast-store';
import { withFailureToast } from '../shared/with-failure-toast';
import type { PageDraft } from './use-page-draft';

/** One page's text and its button. */
export function PageEditor({ title, draft }: { title: string; draft: PageDraft }) {
  const id = useId();
  const editor = useRef<HTMLTextAreaElement>(null);

  const save = async () => {
    const outcome = await withFailureToast(draft.save());
    if (outcome === 'stored') toast({ title: 'Page Saved!' });
    else if (outcome === 'changed')
      toast({
        title: 'Not saved',
        description: 'Somebody else has changed this text meanwhile. Save again to replace that version.',
        variant: 'destructive',
      });
  };
  /** The button goes: the focus stays with the text. */
  const discard = () => {
    draft.discard();
    editor.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <form
      onSubmit={submit}
      className="grid gap-3 rounded-patch border-2 border-ink bg-surface p-5 dark:border-line"
    >
      <h2 id={id} tabIndex={-1} className="text-heading outline-none">
        {title}
      </h2>
      {draft.status === 'failed' && (
        <LoadFailure onRetry={draft.retry}>The text could not be loaded.</LoadFailure>
      )}
      <Textarea
        ref={editor}
        aria-labelledby={id}
        disabled={draft.status !== 'ready'}
        placeholder={draft.status === 'loading' ? 'Loading…' : undefined}
        className="min-h-44!"
        value={draft.status === 'ready' ? draft.text : ''}
        onChange={(event) => draft.setText(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" aria-describedby={id} disabled={draft.status !== 'ready'}>
          Save Changes
        </Button>
        <p role="status" className="text-sm text-muted">
          {draft.isOvertaken ? screenTexts.pages.overtaken : draft.isUnsaved && 'Not saved yet.'}
        </p>
        {draft.isOvertaken && (
          <Button variant="ghost" size="sm" onClick={discard}>
            Use the other version
          </Button>
        )}
      </div>
    </form>
  );
}
