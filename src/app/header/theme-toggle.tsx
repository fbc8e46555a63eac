import { Moon, Sun } from 'lucide-react';
import { Button } from '@/ui/button';
import { useTheme } from '../use-theme';

export function ThemeToggle() {
  const { shown, toggle } = useTheme();
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={shown === 'dark' ? 'Switch to light theme' : 'Switch to dark theme'}
      onClick={toggle}
    >
      {/* by style, which knows the theme before the first paint */}
      <Moon className="size-5 dark:hidden" aria-hidden />
      <Sun className="hidden size-5 dark:block" aria-hidden />
    </Button>
  );
}
