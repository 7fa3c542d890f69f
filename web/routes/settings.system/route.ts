import { redirect } from '@remix-run/node'

/** The short address, as documents and alert rules name it. */
export const loader = () => redirect('/admin/settings/system')
