import { late } from '../lib/late.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** Lists are imported by few: the code comes when its view is open. */
export const ImportPanel = late(() => import('./import-panel.tsx'), <Spinner />)
