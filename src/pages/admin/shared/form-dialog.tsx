import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useUnsavedGuard } from '@/ui/use-unsaved-guard';

interface FormDialogProps {
  title: string;
  /** What the button says that saves. */
  button: string;
  isBusy?: boolean;
  /** Something is typed that is not saved: closing asks first, giving up by the button does not. */
  isUnsaved: boolean;
  onSubmit: (form: HTMLFormElement) => unknown;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog, its buttons below. */
export function FormDialog({
  title,
  button,
  isBusy = false,
  isUnsaved,
  onSubmit,
  onInput,
  onClose,
  children,
}: FormDialogProps) {
  const id = useId();
  const mayLeave = useUnsavedGuard(isUnsaved);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event.currentTarget);
  };
  return (
    <Dialog
      title={title}
      onClose={() => {
        if (mayLeave()) onClose();
      }}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} aria-disabled={isBusy} className="min-w-28">
            {button}
          </Button>
        </div>
      }
    >
      <form id={id} noValidate onSubmit={submit} onInput={onInput} className="grid gap-4">
        {children}
      </form>
    </Dialog>
  );
}
