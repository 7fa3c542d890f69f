import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'

const useText = namespace('live')

/** Candidates who newly match: said, not put between the rows someone is reading. */
export function NewRows({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useText()
  return (
    <div aria-live="polite" className="sticky top-16 z-10 flex h-0 justify-center">
      {count > 0 && (
        <Button size="sm" variant="primary" className="-mt-9 rounded-full shadow-float" onClick={onShow}>
          {t('newCandidates', { count })}
        </Button>
      )}
    </div>
  )
}
