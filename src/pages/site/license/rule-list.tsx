import type { ReactNode } from 'react';
import { Panel } from '@/ui/panel';

export function RuleList({ title, rules, icon }: { title: string; rules: string[]; icon: ReactNode }) {
  return (
    <Panel title={title}>
      <ul className="divide-y-2 divide-dashed divide-line">
        {rules.map((rule) => (
          <li key={rule} className="flex gap-3 py-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0">
            {icon}
            {rule}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
