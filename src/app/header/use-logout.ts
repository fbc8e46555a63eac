import { useNavigate } from 'react-router-dom';
import { useAuth } from '@/features/auth/auth-context';
import { useCart } from '@/features/cart/cart-context';
import { useWishlist } from '@/features/wishlist/wishlist-context';
import { LazyCode } from '@/lib/lazy-code';
import { paths } from '@/lib/paths';
import { toast } from '@/ui/toast-store';

/** How long a sign-out waits for saves that are under way. Milliseconds; the server gets as long afterwards. */
const PATIENCE = 1500;

/** After how many milliseconds it is said that it takes its time. */
const NOTICEABLE = 400;

const home = new LazyCode('the home page', () => import('@/pages/site/home'));

/** For whoever is signed in: the way out is there before the network goes. */
export const prepareWayHome = home.prepare;

/** Signs out, tells so and goes home. What was just put into the cart is saved first. It starts once. */
export function useLogout(): () => void {
  const { signOut } = useAuth();
  const cart = useCart();
  const wishlist = useWishlist();
  const navigate = useNavigate();

  const leave = async () => {
    const timer = setTimeout(() => toast({ title: 'Logging out…', duration: Infinity }), NOTICEABLE);
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    // the way home is open before the page behind is closed to whoever has gone: nobody sees 'Access Denied' on leaving
    const ready = Promise.allSettled([home.prepare(), cart.settled(), wishlist.settled()]);
    const result = await signOut(Promise.race([patience, ready]));
    clearTimeout(timer);
    if (result === 'under way') return;
    if (result.error === null) toast({ title: 'Logged out successfully', description: 'See you soon! 👋' });
    if (home.getState().status === 'here') await navigate(paths.home);
  };
  return () => {
    leave().catch((error: unknown) => console.error('Error signing out:', error));
  };
}
