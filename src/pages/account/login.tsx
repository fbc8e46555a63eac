import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { isFields, textOf } from '@/domain/parsing';
import { useAuth } from '@/features/auth/auth-context';
import { paths } from '@/lib/paths';
import { Field } from '@/ui/field';
import { PasswordInput } from '@/ui/password-input';
import { SubmitButton } from '@/ui/submit-button';
import { toast } from '@/ui/toast-store';
import { useForm } from '@/ui/use-form-errors';
import { usePageMeta } from '@/ui/use-page-meta';
import { AuthCard } from './shared/auth-card';
import { EmailField } from './shared/email-field';
import { ConfirmationPending } from './mail/confirmation-pending';
import { unexpectedError } from './shared/unexpected-error';

export default function LoginPage() {
  usePageMeta('Sign In', 'Sign in to your cart, your wishlist and your downloads.');
  const { signIn } = useAuth();
  const navigate = useNavigate();
  const state: unknown = useLocation().state; // where one was interrupted
  const [unconfirmed, setUnconfirmed] = useState(isFields(state) ? textOf(state.unconfirmed) : '');
  const [email, setEmail] = useState(unconfirmed);
  const [password, setPassword] = useState('');

  const { errors, isBusy, form } = useForm(async () => {
    try {
      const { error, mustConfirm } = await signIn(email.trim(), password);
      setUnconfirmed(mustConfirm ? email.trim() : '');
      if (error !== null) {
        toast({ title: 'Login failed', description: error || 'Invalid credentials', variant: 'destructive' });
        return;
      }
      toast({ title: 'Welcome back!', description: "You've been successfully logged in" });
      await navigate(paths.dashboard, { state });
    } catch (error) {
      unexpectedError('Error signing in:', error);
    }
  });

  return (
    <AuthCard title="Welcome Back" subtitle="Sign in to your cart, your wishlist and your downloads.">
      {unconfirmed && (
        <div className="mb-6">
          <ConfirmationPending key={unconfirmed} email={unconfirmed} />
        </div>
      )}
      <form
        {...form}
        method="post" // should a browser send it without the script, the password is in no address
        className="grid gap-4"
      >
        <EmailField error={errors.email} value={email} onChange={setEmail} />
        <Field label="Password" error={errors.password}>
          {(control) => (
            <PasswordInput
              {...control}
              label="password"
              name="password"
              autoComplete="current-password"
              required
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <SubmitButton isBusy={isBusy}>{isBusy ? 'Signing in...' : 'Sign In'}</SubmitButton>
      </form>
      <p className="mt-4 text-center">
        <Link to={paths.forgotPassword} className="font-semibold text-accent underline underline-offset-4">
          Forgot password?
        </Link>
      </p>
      <p className="mt-2 text-center">
        Don&apos;t have an account?{' '}
        <Link
          to={paths.register}
          state={state}
          className="font-semibold text-accent underline underline-offset-4"
        >
          Sign up here
        </Link>
      </p>
    </AuthCard>
  );
}
