const NAMED = 5

type Text = (key: 'andMore', values: { names: string; number: number }) => string

/** The first few by name, and how many more there are. */
export function firstNames(names: readonly string[], t: Text): string {
  const said = names.slice(0, NAMED).join(', ')
  return names.length > NAMED ? t('andMore', { names: said, number: names.length - NAMED }) : said
}
