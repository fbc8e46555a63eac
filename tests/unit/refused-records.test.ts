import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { deleteRecord, writeHidden } from '@/backend/admin-rows';
import { messageOf } from '@/pages/admin/shared/use-write';
import { answer, rest } from '@tests/support/faults';

const toldBy = (command: Promise<void>) => command.catch((error: unknown) => messageOf(error, {}));

describe('a record that the database left as it was is told so, not that the store is out of reach', () => {
  it.each(['coupons', 'newsletter_subscribers', 'reviews'] as const)('deleting from %s', async (table) => {
    answer('delete', rest(table), () => HttpResponse.json([]));
    expect(await toldBy(deleteRecord(table, 'gone'))).toMatch(/^Nothing was changed/);
  });

  it('hiding a review', async () => {
    answer('patch', rest('reviews'), () => HttpResponse.json([]));
    expect(await toldBy(writeHidden('gone', true))).toMatch(/^Nothing was changed/);
  });
});
