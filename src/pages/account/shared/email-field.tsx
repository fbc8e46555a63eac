import { Field } from '@/ui/field';
import { Input } from '@/ui/input';

interface EmailFieldProps {
  error: string | undefined;
  value: string;
  onChange: (email: string) => void;
}

/** The address of an account: its user name, to a password manager. */
export function EmailField({ error, value, onChange }: EmailFieldProps) {
  return (
    <Field label="Email" error={error}>
      {(control) => (
        <Input
          {...control}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
