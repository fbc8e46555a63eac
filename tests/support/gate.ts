export interface Gate {
  /** Fulfilled once the gate is open. */
  passed: Promise<void>;
  open: () => void;
}

const gates = new Set<Gate>();

/** A promise, and the function that keeps it: for answers that come when the test says so. */
export function gate(): Gate {
  let keep = () => {};
  const passed = new Promise<void>((resolve) => (keep = resolve));
  const made: Gate = {
    passed,
    open() {
      gates.delete(made);
      keep();
    },
  };
  gates.add(made);
  return made;
}

/** Opens every gate that a test has left shut: what waits there must not reach the next test. */
export function openGates(): void {
  for (const { open } of gates) open();
}
