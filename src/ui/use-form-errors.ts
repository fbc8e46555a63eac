import { type FormEvent, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

function faultOf(control: Control): string | null {
  const isBlank = control.type !== 'password' && control.required && control.value.trim() === '';
  if (isBlank || control.validity.valueMissing) return 'This field is required.';
  if (control.validity.typeMismatch && control.type === 'email')
    return 'Enter an e-mail address such as you@example.com.';
  return control.validity.valid ? null : control.validationMessage || 'This value is not valid.';
}

/**
 * Errors of a form, beside their fields instead of in the browser's bubbles. The rules are the controls' own attributes
 * (`required`, `type="email"` …); fields are told apart by `name`.
 */
export function useFormErrors() {
  const [errors, setErrors] = useState<Record<string, string>>({});

  return {
    errors,
    /** Checks all controls and goes to the first wrong one. True when there is none. */
    check: (form: HTMLFormElement): boolean => {
      const found: Record<string, string> = {};
      let first: Control | undefined;
      for (const element of form.elements) {
        if (!isControl(element) || element.name === '') continue;
        const fault = faultOf(element);
        if (fault === null) continue;
        found[element.name] = fault;
        first ??= element;
      }
      setErrors(found);
      first?.focus();
      return first === undefined;
    },
    /** Marks one field wrong and goes there. */
    fail: (form: HTMLFormElement, name: string, message: string): void => {
      setErrors({ [name]: message });
      const control = form.elements.namedItem(name);
      if (control instanceof HTMLElement) control.focus();
    },
    /** For the form's `onInput`: a field that is being mended is not wrong any more. */
    forgive: (event: FormEvent<HTMLFormElement>): void => {
      const { target } = event;
      if (!(target instanceof Element) || !isControl(target) || !errors[target.name]) return;
      setErrors(({ [target.name]: _mended, ...rest }) => rest);
    },
  };
}

/**
 * A form that checks its fields before it sends them, and sends one time after another.
 * @param send called once no field is wrong; tells by itself what goes wrong then, and marks a field by `fail`
 * @returns beside the errors: whether it is sending, and what the form element takes
 */
export function useForm(send: (fail: (field: string, message: string) => void) => unknown) {
  const { errors, check, fail, forgive } = useFormErrors();
  const [isBusy, setBusy] = useState(false);

  const sendOnce = async (form: HTMLFormElement) => {
    setBusy(true);
    try {
      await send((field, message) => fail(form, field, message));
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy && check(event.currentTarget)) sendOnce(event.currentTarget).catch(() => {});
  };
  return { errors, isBusy, form: { noValidate: true, onSubmit, onInput: forgive } };
}
