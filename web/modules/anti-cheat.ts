/** A switch of the kinds whose page can note how it was answered. */
export const antiCheat = {
  type: 'switch',
  field: 'antiCheat',
  label: 'antiCheat',
  hint: 'antiCheatHint',
} as const
