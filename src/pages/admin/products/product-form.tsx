import { typedRule } from '@/domain/typed-amount';
import { type FormEvent, useId, useState } from 'react';
import { insertRow, updateRow } from '@/backend/admin-rows';
import type { Category } from '@/domain/category';
import { isSameDraft } from '@/domain/draft';
import type { Product } from '@/domain/product';
import { draftOf, payloadOf, type ProductDraft, type ProductPayload } from '@/domain/product-form';
import { isImageAddress } from '@/lib/web-address';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { toast } from '@/ui/toast-store';
import { useFormErrors } from '@/ui/use-form-errors';
import { useUnsavedGuard } from '@/ui/use-unsaved-guard';
import { useWrite } from '../shared/use-write';
import { ProductFields } from './product-fields';

const NO_IMAGE_ADDRESS = 'Enter an address that begins with https:// or with / for a file of this store.';

/** Leads to the same picture from every page, which an address without a slash in front does not; '' takes the picture away. */
const isPictureFromAnyPage = (address: string) =>
  address === '' || (/^(https?:|data:|\/)/i.test(address) && isImageAddress(address));

interface ProductFormProps {
  /** The product to edit, or null for a new one. */
  product: Product | null;
  categories: readonly Category[];
  onSaved: (payload: ProductPayload) => void;
  onClose: () => void;
}

/** The modal form. It stays open, as it was typed, until a save has succeeded or it is given up. */
export function ProductForm({ product, categories, onSaved, onClose }: ProductFormProps) {
  const [initial] = useState(() => draftOf(product));
  const [draft, setDraft] = useState<ProductDraft>(initial);
  const { errors, fail, forgive } = useFormErrors();
  const { isBusy, write } = useWrite();
  const form = useId();
  const mayLeave = useUnsavedGuard(!isSameDraft(draft, initial));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const payload = payloadOf(draft, product);
    if (!payload) {
      fail(event.currentTarget, 'price', typedRule(4.5));
      toast({ title: 'Error', description: 'The price must be a number', variant: 'destructive' });
      return;
    }
    // an address that was there before is not this save's affair
    if (payload.image !== (product?.image ?? '') && !isPictureFromAnyPage(payload.image)) {
      fail(event.currentTarget, 'image', NO_IMAGE_ADDRESS);
      toast({ title: 'Error', description: 'The image address cannot be used', variant: 'destructive' });
      return;
    }
    const isSaved = await (product
      ? write(() => updateRow('products', product.id, payload), 'Product updated successfully')
      : write(() => insertRow('products', payload), 'Product added successfully'));
    if (isSaved) onSaved(payload);
  };

  return (
    <Dialog
      title={product ? 'Edit Product' : 'Add New Product'}
      onClose={() => {
        if (mayLeave()) onClose();
      }}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} aria-disabled={isBusy} className="min-w-28">
            {isBusy ? 'Saving...' : 'Save'}
          </Button>
        </div>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        onInput={forgive}
        className="grid gap-4"
      >
        <ProductFields
          draft={draft}
          onChange={(change) => setDraft((former) => ({ ...former, ...change }))}
          errors={errors}
          categories={categories}
          currentCategory={product?.category}
          isReadOnly={isBusy}
        />
        <p className="rounded-control bg-sunken px-3 py-2 text-sm text-muted">
          Note: multi-image and file uploads are not yet available.
        </p>
      </form>
    </Dialog>
  );
}
