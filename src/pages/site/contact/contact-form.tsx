import { type FormEvent, useCallback, useState } from 'react';
import { Field } from '@/ui/field';
import { Input, Textarea } from '@/ui/input';
import { NeedsScript } from '@/ui/needs-script';
import { SubmitButton } from '@/ui/submit-button';
import { toast } from '@/ui/toast-store';
import { useFormErrors } from '@/ui/use-form-errors';
import { useSending } from './use-sending';

const EMPTY = { name: '', email: '', subject: '', message: '' };

/** Four required fields; after the send delay a notice, and an empty form. */
export function ContactForm() {
  const [draft, setDraft] = useState(EMPTY);
  const { errors, check, forgive } = useFormErrors();
  const onSent = useCallback(() => {
    setDraft(EMPTY);
    toast({
      title: 'Message Sent!',
      description: "Thanks for reaching out! We'll get back to you shortly.",
    });
  }, []);
  const { isSending, send } = useSending(onSent);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending && check(event.currentTarget)) send();
  };
  const bind = (name: keyof typeof EMPTY) => ({
    name,
    required: true,
    readOnly: isSending,
    value: draft[name],
    onChange: (event: { target: { value: string } }) =>
      setDraft((former) => ({ ...former, [name]: event.target.value })),
  });

  return (
    <form
      noValidate
      method="post"
      aria-label="Contact"
      onSubmit={submit}
      onInput={forgive}
      className="grid gap-5 rounded-patch border-2 border-ink bg-surface p-5 shadow-print-lg sm:grid-cols-2 sm:p-8 dark:border-line"
    >
      <NeedsScript>This form needs JavaScript.</NeedsScript>
      <Field label="Name" error={errors.name}>
        {(control) => <Input {...control} {...bind('name')} autoComplete="name" />}
      </Field>
      <Field label="Email" error={errors.email}>
        {(control) => <Input {...control} {...bind('email')} type="email" autoComplete="email" />}
      </Field>
      <Field label="Subject" error={errors.subject} className="sm:col-span-2">
        {(control) => <Input {...control} {...bind('subject')} autoComplete="off" />}
      </Field>
      <Field label="Message" error={errors.message} className="sm:col-span-2">
        {(control) => <Textarea {...control} {...bind('message')} rows={7} />}
      </Field>
      <SubmitButton isBusy={isSending} className="sm:col-span-2 sm:justify-self-start">
        {isSending ? 'Sending...' : 'Send Message'}
      </SubmitButton>
    </form>
  );
}
