import { useId, useState } from 'react';
import { Input } from '@/ui/input';
import type { DayRange } from '@/domain/order';

interface DayFieldProps {
  label: string;
  /** 'YYYY-MM-DD', or '' for none. */
  day: string;
  onDay: (day: string) => void;
  min?: string;
  max?: string;
}

/** A field keeps what is being typed: of the year 2026 the first digit alone is a day as well, in the year 2. */
function DayField({ label, day, onDay, min, max }: DayFieldProps) {
  const id = useId();
  const [text, setText] = useState(day);
  const [former, setFormer] = useState(day);
  if (former !== day) {
    setFormer(day);
    setText(day);
  }
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <Input
        id={id}
        type="date"
        className="min-w-0 px-2!"
        min={min || undefined}
        max={max || undefined}
        value={text}
        onChange={({ target: { value } }) => {
          setText(value);
          if (value === '' || value >= '1000') onDay(value);
        }}
      />
    </div>
  );
}

/** Asks for the first and the last day, each of which may be left open. */
export function DateRange({ range, onRange }: { range: DayRange; onRange: (range: DayRange) => void }) {
  const { from, to } = range;
  return (
    <div role="group" aria-label="Dates of orders" className="day-range">
      <DayField label="From" day={from} max={to} onDay={(day) => onRange({ from: day, to })} />
      <DayField label="To" day={to} min={from} onDay={(day) => onRange({ from, to: day })} />
    </div>
  );
}
