import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { changePassword } from '@/backend/account-mails';
import { BackendError } from '@/backend/errors';
import { passwordFault } from '@/domain/user';
import { authFaultText } from '@/features/auth/auth-fault-text';
import { paths } from '@/lib/paths';
import { SubmitButton } from '@/ui/submit-button';
import { toast } from '@/ui/toast-store';
import { useForm } from '@/ui/use-form-errors';
import { AuthCard } from '../shared/auth-card';
import { NewPasswordFields } from '../shared/new-password-fields';
import { unexpectedError } from '../shared/unexpected-error';

const EMPTY = { password: '', confirmPassword: '' };

/** A new password, twice, for whoever came by the link in a mail. @param email whose, for the password manager */
export function NewPasswordForm({ email }: { email: string }) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(EMPTY);
  const [andLeaveOthers, setLeaveOthers] = useState(true);

  const change = async () => {
    const isAlone = await changePassword(draft.password, andLeaveOthers);
    toast({
      title: 'Password changed',
      description: isAlone
        ? 'You are signed in with your new password.'
        : 'You are signed in. Your other devices could not be signed out.',
    });
    await navigate(paths.dashboard, { replace: true });
  };
  const { errors, isBusy, form } = useForm(async (fail) => {
    const fault = passwordFault(draft);
    if (fault) {
      fail(fault.field, fault.description);
      toast({ title: fault.title, description: fault.description, variant: 'destructive' });
      return;
    }
    try {
      await change();
    } catch (error) {
      const text = error instanceof BackendError ? authFaultText(error) : '';
      if (text) toast({ title: 'Password not changed', description: text, variant: 'destructive' });
      else unexpectedError('Error changing the password:', error);
    }
  });

  return (
    <AuthCard
      title="Choose a New Password"
      subtitle="Then you are signed in, and the old one is worth nothing."
    >
      <form {...form} className="grid gap-4">
        {/* a password manager finds here whose password it is */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <p className="text-sm wrap-anywhere">
          For <strong>{email}</strong>
        </p>
        <NewPasswordFields
          label="New Password"
          value={draft}
          errors={errors}
          onChange={(fields) => setDraft((former) => ({ ...former, ...fields }))}
        />
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-accent"
            checked={andLeaveOthers}
            onChange={(event) => setLeaveOthers(event.target.checked)}
          />
          Sign out all my other devices
        </label>
        <SubmitButton isBusy={isBusy}>{isBusy ? 'Saving...' : 'Save Password'}</SubmitButton>
      </form>
    </AuthCard>
  );
}
