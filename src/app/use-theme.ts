import { useEffect, useSyncExternalStore } from 'react';
import { paper } from '@/lib/brand';
import { themePreference } from '@/records/theme';
import { useAsBuilt } from '@/lib/use-as-built';
import { useRecord } from '@/records/use-record';

const systemQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

const isDark = () => systemQuery().matches;
/** A page that is rendered at build time knows no system. */
const isLightAtBuild = () => false;

function subscribeToSystem(listener: () => void) {
  const query = systemQuery();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * The theme that is shown: the stored choice, or the system's while none was made. The script in index.html has set it
 * before the first paint; this follows changes here, in other tabs and of the system.
 */
export function useTheme() {
  const preference = useRecord(themePreference);
  const isSystemDark = useSyncExternalStore(subscribeToSystem, isDark, isLightAtBuild);
  const shown = preference === 'system' ? (isSystemDark ? 'dark' : 'light') : preference;

  const asBuilt = useAsBuilt();

  useEffect(() => {
    if (asBuilt) return; // what the script in index.html has set is right
    const { classList } = document.documentElement;
    classList.toggle('dark', shown === 'dark');
    classList.toggle('light', shown === 'light');
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper[shown]);
  }, [shown, asBuilt]);

  return { shown, toggle: () => themePreference.update(() => (shown === 'dark' ? 'light' : 'dark')) };
}
