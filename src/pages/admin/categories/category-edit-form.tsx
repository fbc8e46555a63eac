import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { updateRow } from '@/backend/admin-rows';
import { type Category, categoryFields } from '@/domain/category';
import { Button } from '@/ui/button';
import { Input } from '@/ui/input';
import { useWrite } from '../shared/use-write';

interface CategoryEditFormProps {
  category: Category;
  onSaved: (category: Category) => void;
  onCancel: () => void;
}

/** Renames a category in its row; a name that is empty after trimming does nothing. */
export function CategoryEditForm({ category, onSaved, onCancel }: CategoryEditFormProps) {
  const [name, setName] = useState(category.name);
  const fields = categoryFields(name);
  const { isBusy, write } = useWrite({ slug: fields.slug });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    if (await write(() => updateRow('categories', category.id, fields), 'Category updated successfully'))
      onSaved({ ...category, ...fields });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };

  return (
    <form
      onSubmit={(event) => void submit(event)}
      onKeyDown={onKeyDown}
      className="flex flex-wrap items-center gap-2"
    >
      <Input
        aria-label={`New name of ${category.name}`}
        name="name"
        autoComplete="off"
        autoFocus // the person has just pressed Edit
        readOnly={isBusy}
        className="w-auto! min-w-0 flex-1 basis-52"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Saving...' : 'Save'}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
