/** What a developer sees instead of a blank page when the environment is half or wrongly filled. */
export function EnvironmentFault({ faults }: { faults: string[] }) {
  return (
    <main className="page grid min-h-dvh max-w-2xl content-center gap-4 py-12">
      <h1 className="text-title">The store is not configured</h1>
      <ul className="grid list-disc gap-2 pl-5">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      <p className="text-muted">
        Set both variables in <code>.env</code> (see <code>.env.example</code>), or neither: then the store
        runs on the embedded backend. Restart the server afterwards.
      </p>
    </main>
  );
}
