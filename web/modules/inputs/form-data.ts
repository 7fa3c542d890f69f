/** The text of a field of a form; empty where it has none. */
export const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
