import { useEffect } from 'react'
import { sections } from '#contracts/job/sections.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { useToasts } from '../ui/toast.tsx'
import type { Met } from './autosave/pending.ts'

const useText = namespace('builder')

/** Says in passing that something here was changed elsewhere. */
export function useTakenOver(met: Met | null) {
  const t = useText()
  const { list } = useFormat()
  const { show } = useToasts()
  useEffect(() => {
    if (!met || met.sections.length === 0) return
    const parts = list(met.sections.map((section) => t(sections[section].step)))
    show({ message: t('takenOver', { parts }), key: 'taken-over', brief: true })
    // Each time once, in whatever language the page is then.
  }, [met])
}
