import { useId } from 'react';
import { PRODUCT_ORDERS, type ProductOrder } from '@/domain/product-order';
import { Select } from '@/ui/input';

const LABELS: Record<ProductOrder, string> = {
  newest: 'Newest',
  popular: 'Most Downloaded',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
  title: 'Title: A to Z',
};

export function ProductSort({
  order,
  onOrder,
}: {
  order: ProductOrder;
  onOrder: (order: ProductOrder) => void;
}) {
  const id = useId();
  return (
    <div className="max-[30rem]:w-full">
      <label htmlFor={id} className="sr-only">
        Sort products by
      </label>
      <Select
        id={id}
        value={order}
        onChange={(event) => {
          const chosen = PRODUCT_ORDERS.find((option) => option === event.target.value);
          if (chosen) onOrder(chosen);
        }}
      >
        {PRODUCT_ORDERS.map((option) => (
          <option key={option} value={option}>
            {LABELS[option]}
          </option>
        ))}
      </Select>
    </div>
  );
}
