import { isFields, numberOf, textOf } from '@/domain/parsing';
import { createRecordStore } from './record-store';

/** An order on its way to the database. */
export interface OrderTicket {
  /** What is ordered, by whom. */
  content: string;
  /** Names the order: asked for twice under one name, it is one order. */
  requestId: string;
  /** When it was sent, or was there. Milliseconds since 1970. */
  time: number;
  isPlaced: boolean;
}

function ticketFrom(text: string | null): OrderTicket | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isFields(value)) return null;
    const [content, requestId, time] = [textOf(value.content), textOf(value.requestId), numberOf(value.time)];
    return content && requestId && time
      ? { content, requestId, time, isPlaced: value.isPlaced === true }
      : null;
  } catch {
    return null;
  }
}

const ticket = createRecordStore<OrderTicket | null>(
  'order_under_way',
  (text) => ({ value: ticketFrom(text), isDamaged: false }),
  JSON.stringify,
);

/** For a page that can't store it. */
let inMemory: OrderTicket | null = null;

export const readTicket = (): OrderTicket | null => ticket.read() ?? inMemory;

/** Every tab of this browser, and a page that is loaded anew, then know of the order. */
export function writeTicket(next: OrderTicket): void {
  inMemory = next;
  ticket.update(() => next, false);
}
