/** What an invoice is called wherever it is named; numbers count up without a gap. */
export const invoiceName = (number: number): string => `INV-${String(number).padStart(4, '0')}`
/** The same of a credit note. */
export const creditNoteName = (number: number): string => `CN-${String(number).padStart(4, '0')}`
