import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { Input } from './input';

/** A password with a button that shows and hides it; the caret stays where it is. */
export function PasswordInput({ label, ...props }: ComponentProps<'input'> & { label: string }) {
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const toggle = () => {
    const element = input.current;
    const selection = element && ([element.selectionStart, element.selectionEnd] as const);
    const hadFocus = document.activeElement === element;
    setShown(!isShown);
    requestAnimationFrame(() => {
      if (!element || !selection || !hadFocus) return;
      element.setSelectionRange(selection[0], selection[1]);
    });
  };

  return (
    <div className="relative">
      <Input
        ref={input}
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="off"
        className="pr-12!"
        {...props}
      />
      <button
        type="button"
        aria-label={isShown ? `Hide ${label}` : `Show ${label}`}
        onMouseDown={(event) => event.preventDefault()} // the field keeps the focus
        onClick={toggle}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted hover:text-ink"
      >
        {isShown ? <EyeOff className="size-5" aria-hidden /> : <Eye className="size-5" aria-hidden />}
      </button>
    </div>
  );
}
