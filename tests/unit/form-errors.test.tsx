import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Field } from '@/ui/field';
import { useFormErrors } from '@/ui/use-form-errors';

function Form() {
  const { errors, check, fail, forgive } = useFormErrors();
  const [sent, setSent] = useState(0);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check(event.currentTarget)) setSent(sent + 1);
  };
  return (
    <form noValidate onSubmit={submit} onInput={forgive}>
      <Field label="Name" error={errors.name}>
        {(control) => <input {...control} name="name" required />}
      </Field>
      <Field label="Email" error={errors.email} hint="We write seldom.">
        {(control) => <input {...control} name="email" type="email" required />}
      </Field>
      <Field label="Password" error={errors.password}>
        {(control) => <input {...control} name="password" type="password" required />}
      </Field>
      <Field label="Comment" error={errors.comment}>
        {(control) => <textarea {...control} name="comment" />}
      </Field>
      <button>Send</button>
      <button
        type="button"
        onClick={(event) => event.currentTarget.form && fail(event.currentTarget.form, 'email', 'Taken.')}
      >
        Refuse
      </button>
      <output>{sent}</output>
    </form>
  );
}

const open = () => {
  render(<Form />);
  return userEvent.setup();
};
const field = (name: string) => screen.getByLabelText(name);
const send = () => screen.getByRole('button', { name: 'Send' });
const REQUIRED = 'This field is required.';

describe('a form', () => {
  it('that is empty is not sent: each required field says so, and the first has the focus', async () => {
    const user = open();
    await user.click(send());
    for (const name of ['Name', 'Email', 'Password'])
      expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    for (const name of ['Name', 'Password']) expect(field(name)).toHaveAccessibleDescription(REQUIRED);
    expect(field('Email')).toHaveAccessibleDescription(`We write seldom. ${REQUIRED}`);
    expect(field('Comment')).not.toHaveAttribute('aria-invalid');
    expect(field('Name')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('0');
  });

  it('takes blanks for nothing, but not in a password', async () => {
    const user = open();
    await user.type(field('Name'), '   ');
    await user.type(field('Email'), 'a@b.example');
    await user.type(field('Password'), '   ');
    await user.click(send());
    expect(field('Name')).toHaveAccessibleDescription(REQUIRED);
    expect(field('Password')).not.toHaveAttribute('aria-invalid');
  });

  it('asks for an address that is one', async () => {
    const user = open();
    await user.type(field('Name'), 'Ada');
    await user.type(field('Email'), 'ada');
    await user.type(field('Password'), 'x');
    await user.click(send());
    expect(field('Email')).toHaveAccessibleDescription(/Enter an e-mail address/);
    expect(field('Email')).toHaveFocus();
  });

  it('forgives a field while it is mended, and only that one', async () => {
    const user = open();
    await user.click(send());
    await user.type(field('Name'), 'A');
    expect(field('Name')).not.toHaveAttribute('aria-invalid');
    expect(field('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(field('Email')).toHaveAccessibleDescription(/required/);
  });

  it('that is filled in is sent', async () => {
    const user = open();
    await user.click(send());
    await user.type(field('Name'), 'Ada');
    await user.type(field('Email'), 'ada@example.com');
    await user.type(field('Password'), 'secret{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('1');
    expect(screen.queryByText(REQUIRED)).toBeNull();
  });

  it('may be refused at one field, which gets the focus', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(field('Email')).toHaveAccessibleDescription('We write seldom. Taken.');
    expect(field('Email')).toHaveFocus();
  });
});
