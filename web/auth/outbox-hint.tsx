/** Where messages are kept instead of sent, somebody who waits for one is told where it is. */
export const OutboxHint = ({ to }: { to: string }) => (
  <p className="text-sm text-muted">
    This server keeps messages instead of sending them:{' '}
    <a href={`/dev/outbox?to=${encodeURIComponent(to)}`} target="_blank" rel="noreferrer" className="link">
      open the outbox
    </a>
    .
  </p>
)
