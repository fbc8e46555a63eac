import { useEffect, useState } from 'react';
import { Picture } from '@/ui/picture';

/** Milliseconds without a further letter: each half an address would ask a server for a picture that is not there. */
const PAUSE = 400;

/** The picture of an address that is being typed; nothing without one, the placeholder where there is no picture. */
export function ImagePreview({ address }: { address: string }) {
  const [shown, setShown] = useState(address);
  useEffect(() => {
    const timer = setTimeout(() => setShown(address), PAUSE);
    return () => clearTimeout(timer);
  }, [address]);
  if (address === '') return null;
  return (
    <Picture
      src={shown}
      alt="Preview of the main image"
      className="w-28! rounded-control border-2 border-line"
    />
  );
}
