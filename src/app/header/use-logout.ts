import { useNavigate } from 'react-router-dom';
import { useAuth } from '@/features/auth/auth-context';
import { useCart } from '@/features/cart/cart-context';
import { useWishlist } from '@/features/wishlist/wishlist-context';
import { paths } from '@/lib/paths';
import { toast } from '@/ui/toast-store';

/** How long a sign-out waits for saves that are under way. Milliseconds. */
const PATIENCE = 3000;

/** Signs out, tells so and goes home (spec, section 4). What was just put into the cart is saved first. */
export function useLogout(): () => Promise<void> {
  const { signOut } = useAuth();
  const cart = useCart();
  const wishlist = useWishlist();
  const navigate = useNavigate();

  return async () => {
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    // the way home is open before the page behind is closed to whoever has gone: nobody sees 'Access Denied' on leaving
    const home = import('@/pages/site/home');
    await Promise.race([patience, Promise.allSettled([home, cart.settled(), wishlist.settled()])]);
    const { error } = await signOut();
    if (error === null) toast({ title: 'Logged out successfully', description: 'See you soon! 👋' });
    await navigate(paths.home);
  };
}
