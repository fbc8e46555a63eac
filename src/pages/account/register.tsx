import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { isFields } from '@/domain/parsing';
import { passwordFault, type RegistrationDraft } from '@/domain/user';
import { useAuth } from '@/features/auth/auth-context';
import { paths } from '@/lib/paths';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { SubmitButton } from '@/ui/submit-button';
import { toast } from '@/ui/toast-store';
import { useForm } from '@/ui/use-form-errors';
import { usePageMeta } from '@/ui/use-page-meta';
import { AuthCard } from './shared/auth-card';
import { EmailField } from './shared/email-field';
import { NewPasswordFields } from './shared/new-password-fields';
import { confirmationTo } from './mail/confirmation-pending';
import { noteSent } from './mail/use-cooldown';
import { unexpectedError } from './shared/unexpected-error';

const EMPTY: RegistrationDraft = { name: '', email: '', password: '', confirmPassword: '' };

export default function RegisterPage() {
  usePageMeta(
    'Create Account',
    'One account for your cart, your wishlist and your downloads. It costs nothing.',
  );
  const { signUp } = useAuth();
  const navigate = useNavigate();
  const state: unknown = useLocation().state; // where one was interrupted
  const [draft, setDraft] = useState(EMPTY);

  const { errors, isBusy, form } = useForm(async (fail) => {
    const fault = passwordFault(draft);
    if (fault) {
      fail(fault.field, fault.description);
      toast({ title: fault.title, description: fault.description, variant: 'destructive' });
      return;
    }
    try {
      const email = draft.email.trim();
      const { error, mustConfirm } = await signUp(email, draft.password, draft.name.trim());
      if (error !== null) {
        toast({
          title: 'Registration failed',
          description: error || 'Something went wrong',
          variant: 'destructive',
        });
        return;
      }
      toast({ title: 'Account created!', description: 'Please check your email to verify your account.' });
      if (mustConfirm) noteSent(confirmationTo(email));
      await navigate(paths.login, {
        state: mustConfirm ? { ...(isFields(state) && state), unconfirmed: email } : state,
      });
    } catch (error) {
      unexpectedError('Error signing up:', error);
    }
  });

  const change = (fields: Partial<RegistrationDraft>) => setDraft((former) => ({ ...former, ...fields }));

  return (
    <AuthCard title="Create Account" subtitle="One account for your cart, your wishlist and your downloads.">
      <form
        {...form}
        method="post" // should a browser send it without the script, the password is in no address
        className="grid gap-4"
      >
        <Field label="Full Name" error={errors.name}>
          {(control) => (
            <Input
              {...control}
              name="name"
              autoComplete="name"
              required
              value={draft.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
        <EmailField error={errors.email} value={draft.email} onChange={(email) => change({ email })} />
        <NewPasswordFields label="Password" value={draft} errors={errors} onChange={change} />
        <p className="text-sm text-muted">
          By creating an account you agree to our{' '}
          <Link to={paths.terms} className="text-ink underline underline-offset-4">
            Terms of Service
          </Link>{' '}
          and{' '}
          <Link to={paths.privacy} className="text-ink underline underline-offset-4">
            Privacy Policy
          </Link>
          .
        </p>
        <SubmitButton isBusy={isBusy}>{isBusy ? 'Creating account...' : 'Create Account'}</SubmitButton>
      </form>
      <p className="mt-5 text-center">
        Already have an account?{' '}
        <Link
          to={paths.login}
          state={state}
          className="font-semibold text-accent underline underline-offset-4"
        >
          Sign in here
        </Link>
      </p>
    </AuthCard>
  );
}
