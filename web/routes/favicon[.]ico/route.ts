import { redirect } from '@remix-run/node'
import icon from '../../icon.svg?no-inline'

/** Browsers ask here when what they show names no icon, as a bare answer of the API. */
export const loader = () => redirect(icon)
