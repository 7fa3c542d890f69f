import type { PersonHere } from '#contracts/views/live.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Avatar } from '../ui/avatar.tsx'

const useText = namespace('builder')
const FACES = 4

/** The faces of colleagues who have this job open as well. */
export function Others({ people }: { people: readonly PersonHere[] }) {
  const t = useText()
  const { list } = useFormat()
  const names = people.length > 0 ? t('alsoHere', { names: list(people.map(({ name }) => name)) }) : ''
  return (
    <span className="flex items-center" title={names || undefined}>
      {people.slice(0, FACES).map(({ userId, name, picture }) => (
        <Avatar
          key={userId}
          size="sm"
          name={name}
          seed={userId}
          picture={picture}
          className="-ms-1 ring-2 ring-raised"
        />
      ))}
      {people.length > FACES && (
        <span aria-hidden="true" className="ms-1 text-sm text-muted">
          +{people.length - FACES}
        </span>
      )}
      <span role="status" className="sr-only">
        {names}
      </span>
    </span>
  )
}
