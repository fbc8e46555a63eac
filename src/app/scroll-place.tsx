import { Component } from 'react';
import { onLeaving, TabMemory } from '@/lib/tab-memory';

/** Where a page was left. */
interface Place {
  /** How far it was scrolled, pixels. */
  y: number;
  /** The first row in the window of what is listed: its name, the how manieth of that name, and its distance from the window's top. */
  row?: { name: string; nth: number; top: number };
}

function placeFrom(stored: unknown): Place | null {
  const { y, row } = (stored ?? {}) as Partial<Place>;
  if (typeof y !== 'number') return null;
  if (typeof row?.name !== 'string' || typeof row.nth !== 'number' || typeof row.top !== 'number')
    return { y };
  return { y, row: { name: row.name, nth: row.nth, top: row.top } };
}

/** By history entry. */
const places = new TabMemory('places', placeFrom);

const rowsNamed = (name: string) =>
  document.querySelectorAll<HTMLElement>(`main [data-row="${CSS.escape(name)}"]`);

function currentPlace(): Place {
  const y = window.scrollY;
  const rows = y > 0 ? [...document.querySelectorAll<HTMLElement>('main [data-row]')] : [];
  const tops = rows.map((row) => row.getBoundingClientRect().top);
  const first = tops.findIndex((top) => top >= 0 && top < window.innerHeight);
  const name = rows[first]?.dataset.row;
  const row = rows[first];
  if (!row || name === undefined) return { y };
  return { y, row: { name, nth: [...rowsNamed(name)].indexOf(row), top: tops[first] ?? 0 } };
}

/** What a person does to move on. Scroll bars and screen readers tell nothing but that the page has scrolled. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Brings the page to a place and holds it there while the page comes bit by bit: it may still be short, and rows out of
 * sight have guessed heights until they come near. From the person's first move on, it is theirs.
 * @returns lets it go
 */
function holdAt({ y, row }: Place): () => void {
  let [lastY, lastHeight] = [0, 0];
  const root = document.documentElement;
  const align = () => {
    const found = row && rowsNamed(row.name)[row.nth];
    const distance = found ? found.getBoundingClientRect().top - row.top : y - window.scrollY;
    if (Math.abs(distance) > 1) window.scrollBy({ top: distance, behavior: 'instant' });
    [lastY, lastHeight] = [window.scrollY, root.scrollHeight];
  };
  const release = () => {
    observer.disconnect();
    root.style.removeProperty('overflow-anchor');
    for (const move of MOVES) window.removeEventListener(move, release, true);
    window.removeEventListener('scroll', onScroll);
  };
  const onScroll = () => {
    const isOurs = Math.abs(window.scrollY - lastY) <= 1;
    const isLayout = root.scrollHeight !== lastHeight;
    if (!isOurs && !isLayout) release();
  };
  const observer = new ResizeObserver(align);
  root.style.setProperty('overflow-anchor', 'none'); // browsers that hold what is in sight by themselves would do it twice
  const main = document.querySelector('main');
  if (main) observer.observe(main);
  for (const move of MOVES) window.addEventListener(move, release, { capture: true, passive: true });
  window.addEventListener('scroll', onScroll, { passive: true });
  align();
  return release;
}

interface ScrollPlaceProps {
  /** The key of the history entry that is shown. */
  entry: string;
  /** Whether it was come back to: by Back, Forward or a reload. */
  isReturn: boolean;
}

/**
 * Coming back to a page finds the same row at the same height. A class, because React asks nobody else to look at the
 * page that is about to be replaced.
 */
export class ScrollPlace extends Component<ScrollPlaceProps> {
  #release = () => {};
  #forgetLeaving = () => {};

  override componentDidMount(): void {
    // before what is remembered is stored
    this.#forgetLeaving = onLeaving(() => this.#remember(this.props.entry), { capture: true });
    this.#bringBack();
  }

  override getSnapshotBeforeUpdate({ entry }: ScrollPlaceProps): null {
    if (entry !== this.props.entry) this.#remember(entry);
    return null;
  }

  override componentDidUpdate({ entry }: ScrollPlaceProps): void {
    if (entry !== this.props.entry) this.#bringBack();
  }

  override componentWillUnmount(): void {
    this.#release();
    this.#forgetLeaving();
  }

  #remember(entry: string): void {
    places.set(entry, currentPlace());
  }

  #bringBack(): void {
    this.#release();
    const place = this.props.isReturn ? places.get(this.props.entry) : undefined;
    this.#release = place && place.y > 0 ? holdAt(place) : () => {};
  }

  override render(): null {
    return null;
  }
}
