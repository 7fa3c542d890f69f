const numbers = new Intl.NumberFormat('en-GB')
export const count = (n: number) => numbers.format(n)

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** As a person would say it: `0 bytes`, `1.4 MB`, `230 GB`. */
export function bytes(n: number): string {
  let power = 0
  while (n >= 1000 && power < UNITS.length - 1) {
    n /= 1000
    power++
  }
  return `${power > 0 && n < 10 ? n.toFixed(1) : numbers.format(Math.round(n))} ${UNITS[power]}`
}
