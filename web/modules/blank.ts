/** What all new modules have. */
export const blank = (id: string, title = '') => ({
  id,
  title,
  description: '',
  required: true,
  verbatimTitle: false,
})

/** Ids inside a module are unique in it. */
export const twoOptions = () => [
  { id: 'o1', label: '', correct: false },
  { id: 'o2', label: '', correct: false },
]
