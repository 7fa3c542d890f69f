import { useRouteLoaderData } from '@remix-run/react'
import { namespace } from '../i18n/namespace.ts'
import { type CandidateColumn, labelOf } from './columns.ts'

const useText = namespace('candidates')

/** What a column is called in the variant of the product that runs. */
export function useColumnLabel(): (key: CandidateColumn) => string {
  const t = useText()
  const alternate = useRouteLoaderData<{ alternate?: boolean }>('routes/admin')?.alternate ?? false
  return (key) => t(labelOf(key, alternate))
}
