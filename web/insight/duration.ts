const units = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const

/** The two largest units that say something: "3 d 4 h", "12 min", "0 s". */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds)
  const first = units.findIndex(([, size]) => whole >= size)
  if (first === -1) return '0 s'
  const [unit, size] = units[first]!
  const next = units[first + 1]
  const rest = next ? Math.floor((whole % size) / next[1]) : 0
  return `${Math.floor(whole / size)} ${unit}${next && rest > 0 ? ` ${rest} ${next[0]}` : ''}`
}
