import { MIN_PASSWORD_LENGTH, type NewPassword } from '@/domain/user';
import { Field } from '@/ui/field';
import { PasswordInput } from '@/ui/password-input';

interface NewPasswordFieldsProps {
  label: string;
  value: NewPassword;
  errors: Partial<Record<string, string>>;
  onChange: (change: Partial<NewPassword>) => void;
}

/** A password that is chosen: typed twice, and offered by a password manager. */
export function NewPasswordFields({ label, value, errors, onChange }: NewPasswordFieldsProps) {
  const bind = (name: keyof NewPassword) => ({
    name,
    required: true,
    autoComplete: 'new-password',
    value: value[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <>
      <Field label={label} error={errors.password} hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}>
        {(control) => <PasswordInput {...control} {...bind('password')} label="password" />}
      </Field>
      <Field label="Confirm Password" error={errors.confirmPassword}>
        {(control) => <PasswordInput {...control} {...bind('confirmPassword')} label="confirmed password" />}
      </Field>
    </>
  );
}
