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
      {shown === 'dark' ? <Sun className="size-5" aria-hidden /> : <Moon className="size-5" aria-hidden />}
    </Button>
  );
}
