import { useId } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { CommandId, SteadyForm } from '../offline/index.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { PlusIcon } from '../ui/icons.tsx'
import { PathLink } from '../ui/path-link.tsx'
import { useShell } from './use-shell.ts'

const useText = namespace('shell')
const reasons = { paused: 'createPaused', unverified: 'createUnverified' } as const

/** Create New Job, in every place: for who may create jobs; when that is not possible just now, with the reason (NAV-015). */
export function CreateJob({ inSidebar = false }: { inSidebar?: boolean }) {
  const t = useText()
  const { noNewJob } = useShell()
  const id = useId()
  if (noNewJob === 'not-allowed') return null
  const why = noNewJob && t(reasons[noNewJob])
  const words = classes('mt-1 inline-block text-sm whitespace-normal', inSidebar && 'sidebar-words')
  return (
    <SteadyForm action="/jobs-cep/create">
      <CommandId />
      <Button
        type="submit"
        variant="primary"
        className={classes(inSidebar && 'w-full')}
        disabled={why !== null}
        title={why ?? t('createJob')}
        aria-describedby={why ? id : undefined}
      >
        <PlusIcon aria-hidden="true" />
        <span className={classes(inSidebar && 'sidebar-words')}>{t('createJob')}</span>
      </Button>
      {noNewJob === 'paused' && (
        <p id={id} className={classes(words, 'text-muted', !inSidebar && 'block')}>
          {why}
        </p>
      )}
      {noNewJob === 'unverified' && (
        <span className={classes(!inSidebar && 'block')}>
          <PathLink id={id} to="/signup/verify" className={classes(words, 'link')}>
            {why}
          </PathLink>
        </span>
      )}
    </SteadyForm>
  )
}
