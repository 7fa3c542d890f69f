/** The address of a page's data. */
export const dataOf = (address: string) => address.replace(/(?=\?)|$/, '.data')

type Plain = { [name: string]: unknown }

/** What a route's loader answered, from Remix's list of values that name each other by their place; later chunks are left out. */
export function loaded(text: string, route: string): Plain {
  const values = JSON.parse(text.split('\n')[0]!) as unknown[]
  const at = (place: number): unknown => {
    const value = place < 0 ? null : values[place]
    if (Array.isArray(value)) return typeof value[0] === 'string' ? null : value.map((each) => at(each as number))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [at(Number(key.slice(1))) as string, at(each as number)]),
    )
  }
  return ((at(0) as Plain)[route] as { data: Plain }).data
}
