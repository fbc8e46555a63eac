import type { Category } from '@/domain/category';
import type { ProductDraft } from '@/domain/product-form';
import { Field } from '@/ui/field';
import { Input, Select, Textarea } from '@/ui/input';
import { ImagePreview } from './image-preview';

interface ProductFieldsProps {
  draft: ProductDraft;
  onChange: (change: Partial<ProductDraft>) => void;
  /** What is wrong, by the names of the fields. */
  errors: Record<string, string>;
  categories: readonly Category[];
  /** Names the product's category when it is not among the categories, as after a failed load. */
  currentCategory: string | undefined;
  isReadOnly: boolean;
}

export function ProductFields({
  draft,
  onChange,
  errors,
  categories,
  currentCategory,
  isReadOnly,
}: ProductFieldsProps) {
  const isUnknown = draft.categoryId !== '' && !categories.some(({ id }) => id === draft.categoryId);
  return (
    <>
      <Field label="Title">
        {(control) => (
          <Input
            {...control}
            name="title"
            autoComplete="off"
            readOnly={isReadOnly}
            value={draft.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label="Description">
        {(control) => (
          <Textarea
            {...control}
            name="description"
            readOnly={isReadOnly}
            value={draft.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Price" error={errors.price}>
          {(control) => (
            <Input
              {...control}
              name="price"
              inputMode="decimal"
              autoComplete="off"
              readOnly={isReadOnly}
              value={draft.price}
              onChange={(event) => onChange({ price: event.target.value })}
            />
          )}
        </Field>
        <Field label="Category">
          {(control) => (
            <Select
              {...control}
              name="category"
              value={draft.categoryId}
              onChange={(event) => onChange({ categoryId: event.target.value })}
            >
              <option value="">No category</option>
              {isUnknown && <option value={draft.categoryId}>{currentCategory}</option>}
              {categories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field label="Main Image URL" error={errors.image}>
        {(control) => (
          <Input
            {...control}
            name="image"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            readOnly={isReadOnly}
            value={draft.image}
            onChange={(event) => onChange({ image: event.target.value })}
          />
        )}
      </Field>
      <ImagePreview address={draft.image.trim()} />
      <Field label="Keywords" hint="Optional, separated by commas. The search finds products by them.">
        {(control) => (
          <Input
            {...control}
            name="keywords"
            autoComplete="off"
            readOnly={isReadOnly}
            value={draft.keywords}
            onChange={(event) => onChange({ keywords: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
