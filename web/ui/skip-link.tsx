import { namespace } from '../i18n/namespace.ts'

const useText = namespace('common')

/** First thing a keyboard reaches; the page's main element has the id `main`. */
export const SkipLink = () => (
  <a
    href="#main"
    className="fixed start-2 top-2 z-50 -translate-y-16 rounded-md bg-accent px-3 py-2 font-medium text-on-accent no-underline focus-visible:translate-y-0"
  >
    {useText()('skipToContent')}
  </a>
)
