import { type FormEvent, useId, useState } from 'react';
import { subscribe } from '@/backend/newsletter';
import { Button } from '@/ui/button';
import { Input } from '@/ui/input';
import { NeedsScript } from '@/ui/needs-script';
import { toast } from '@/ui/toast-store';

async function recordLocally(email: string) {
  const { recordSubscriber } = await import('@/home/record-people');
  recordSubscriber(email);
}

/** The footer's newsletter form: an empty submission is ignored, success clears the field. */
export function NewsletterForm() {
  const id = useId();
  const [email, setEmail] = useState('');
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (address === '' || isBusy) return;
    setBusy(true);
    try {
      if ((await subscribe(address)) === 'duplicate') {
        toast({ title: 'Already subscribed!', description: "You're already on our newsletter list!" });
        return;
      }
      toast({ title: 'Successfully subscribed! 🎉', description: 'Thanks for joining our newsletter!' });
      setEmail('');
      recordLocally(address).catch((error: unknown) => console.error('Error recording subscriber:', error));
    } catch (error) {
      console.error('Error subscribing to newsletter:', error);
      toast({
        title: 'Uh oh! Something went wrong.',
        description: 'There was a problem with your subscription.',
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="flex flex-wrap gap-2">
      <label htmlFor={id} className="sr-only">
        Email address
      </label>
      <Input
        id={id}
        type="email"
        required
        autoComplete="email"
        placeholder="you@example.com"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        className="min-w-40 flex-1"
      />
      <Button type="submit" aria-disabled={isBusy}>
        Subscribe
      </Button>
      <NeedsScript>Subscribing needs JavaScript.</NeedsScript>
    </form>
  );
}
