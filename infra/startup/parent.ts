const LOOK_MS = 500

type Look = { npm?: boolean; parentNow?: () => number }

/**
 * Stops with npm where npm started us: it runs us under a shell, which a SIGTERM sent to npm ends without telling us.
 * Other parents may end without it: a script that starts every role in the background, or a terminal.
 */
export function stopWithNpm(
  stop: () => void,
  { npm = process.env.npm_lifecycle_event !== undefined, parentNow = () => process.ppid }: Look = {},
): void {
  if (!npm) return
  const parent = parentNow()
  setInterval(() => parentNow() === parent || stop(), LOOK_MS).unref()
}
