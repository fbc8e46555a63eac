import { LoaderCircle } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from './button';

/**
 * A form's main button, disabled while the form `isBusy`. Browsers take the focus from a disabled button: it gets it back
 * afterwards, unless the person has moved on.
 */
export function SubmitButton({ isBusy, children, ...props }: ButtonProps & { isBusy: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (isBusy) hadFocus.current = document.activeElement === button.current;
    else if (isLost) button.current?.focus({ preventScroll: true });
  }, [isBusy]);

  return (
    <Button ref={button} type="submit" size="lg" disabled={isBusy} {...props}>
      {isBusy && <LoaderCircle className="size-5 animate-spin" aria-hidden />}
      {children}
    </Button>
  );
}
