import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { insertRow } from '@/backend/admin-rows';
import { categoryFields } from '@/domain/category';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { useCatalogRefresh } from '../shared/use-catalog-refresh';
import { useWrite } from '../shared/use-write';

/** Adds a category; a name that is empty after trimming does nothing. */
export function CategoryAddForm() {
  const refresh = useCatalogRefresh();
  const [name, setName] = useState('');
  const fields = categoryFields(name);
  const { isBusy, write } = useWrite({ slug: fields.slug });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    if (!(await write(() => insertRow('categories', fields), 'Category added successfully'))) return;
    setName((typed) => (typed === name ? '' : typed));
    await refresh();
  };

  return (
    <form
      onSubmit={(event) => void submit(event)}
      className="mb-6 flex flex-wrap items-end gap-3 rounded-patch border-2 border-ink bg-surface p-5 dark:border-line"
    >
      <Field label="Category Name" className="min-w-0 flex-1 basis-60">
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" aria-disabled={isBusy} className="max-[30rem]:w-full">
        <Plus className="size-5" aria-hidden /> Add Category
      </Button>
    </form>
  );
}
