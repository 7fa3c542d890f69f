/** Where a reader may begin a line or a cell: also one that takes other separators, or whose rows end otherwise. */
export const BEGIN = String.raw`[\r\n\v\f\u0085\u2028\u2029\t;]`
/** What a spreadsheet calculates, also in full-width characters and after spaces that it trims. */
const FORMULA = String.raw`[\p{Zs}\u200B\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]`
const formulas = new RegExp(`(^|${BEGIN})(?=${FORMULA})`, 'gu')

/** Text in which no line and no cell begins with a formula: an apostrophe goes before each. */
export const withoutFormulas = (text: string) => text.replace(formulas, "$1'").replace(/^(?=[\t\r])/, "'")
