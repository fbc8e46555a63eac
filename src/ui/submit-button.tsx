import { LoaderCircle } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from './button';

/**
 * A form's main button, disabled while the form `isBusy`. Browsers take the focus from a disabled button, some at once and
 * some with the next frame: it gets it back afterwards, unless the person has moved on.
 */
export function SubmitButton({ isBusy, children, ...props }: ButtonProps & { isBusy: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const hasFocus = useRef(false);

  useLayoutEffect(() => {
    if (isBusy) return;
    if (hasFocus.current && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    hasFocus.current = document.activeElement === button.current;
  }, [isBusy]);

  return (
    <Button
      ref={button}
      type="submit"
      size="lg"
      disabled={isBusy}
      onFocus={() => (hasFocus.current = true)}
      onBlur={({ currentTarget }) => (hasFocus.current = currentTarget.disabled)}
      {...props}
    >
      {isBusy && <LoaderCircle className="size-5 animate-spin" aria-hidden />}
      {children}
    </Button>
  );
}
