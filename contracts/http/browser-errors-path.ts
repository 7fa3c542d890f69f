/** Where the scripts of a page report what failed in them; apart from what they send, whose schema no page carries. */
export const BROWSER_ERRORS_PATH = '/browser-errors'
