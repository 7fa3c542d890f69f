const PRODUCT = 'Hirelog'

/** What texts call what a page comes from: the product, or on a page of a white-labelled company that company. */
export const nameFor = (whiteLabel: { company: string } | null) => whiteLabel?.company ?? PRODUCT

/** The same outside components, as the open page says it (`data-company` of its document). */
export const nameShown = () => document.documentElement.dataset.company ?? PRODUCT
