const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]
const named = (all: [RegExp, string][], text: string) => all.find(([pattern]) => pattern.test(text))?.[1]

/** What a browser says of itself, in words its owner recognises: 'Chrome on Windows'. Null when it says nothing we know. */
export function deviceOf(userAgent: string | null | undefined): string | null {
  const text = userAgent?.slice(0, 400) ?? ''
  const [browser, system] = [named(browsers, text), named(systems, text)]
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? null)
}
