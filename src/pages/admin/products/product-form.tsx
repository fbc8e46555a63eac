import { typedRule } from '@/domain/typed-amount';
import { useState } from 'react';
import { insertRow, updateRow } from '@/backend/admin-rows';
import type { Category } from '@/domain/category';
import { isSameDraft } from '@/domain/draft';
import type { Product } from '@/domain/product';
import { draftOf, payloadOf, type ProductDraft, type ProductPayload } from '@/domain/product-form';
import { isImageAddress } from '@/lib/web-address';
import { toast } from '@/ui/toast-store';
import { useFormErrors } from '@/ui/use-form-errors';
import { FormDialog } from '../shared/form-dialog';
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

  const submit = async (form: HTMLFormElement) => {
    const payload = payloadOf(draft, product);
    if (!payload) {
      fail(form, 'price', typedRule(4.5));
      toast({ title: 'Error', description: 'The price must be a number', variant: 'destructive' });
      return;
    }
    // an address that was there before is not this save's affair
    if (payload.image !== (product?.image ?? '') && !isPictureFromAnyPage(payload.image)) {
      fail(form, 'image', NO_IMAGE_ADDRESS);
      toast({ title: 'Error', description: 'The image address cannot be used', variant: 'destructive' });
      return;
    }
    const isSaved = await (product
      ? write(() => updateRow('products', product.id, payload), 'Product updated successfully')
      : write(() => insertRow('products', payload), 'Product added successfully'));
    if (isSaved) onSaved(payload);
  };

  return (
    <FormDialog
      title={product ? 'Edit Product' : 'Add New Product'}
      button={isBusy ? 'Saving...' : 'Save'}
      isBusy={isBusy}
      isUnsaved={!isSameDraft(draft, initial)}
      onSubmit={submit}
      onInput={forgive}
      onClose={onClose}
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
    </FormDialog>
  );
}
