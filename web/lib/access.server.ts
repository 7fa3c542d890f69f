import { type AppLoadContext, redirect } from '@remix-run/node'
import { type Asker, isOperator, mayDo, onJobsOf } from '#contracts/kernel/asker.ts'
import { JobId } from '#contracts/kernel/ids.ts'
import { mayTry } from '#contracts/job/access.ts'
import { type Access, type JobPage, type PageName, type PageRule, pages } from '#contracts/http/pages.ts'
import { jobPermissions, type Permission } from '#contracts/kernel/permissions.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import { requireAccount } from './session.server.ts'

type OfJob = { params: { jobId?: string } }
type Asked<Page> = { request: Request; context: AppLoadContext } & (Page extends JobPage ? OfJob : Partial<OfJob>)

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'
const isOfJobs = (access: Access): access is Permission => (jobPermissions as readonly string[]).includes(access)

/** What contracts/http/pages.ts asks of who sends this request to a page. */
function accessTo(page: PageName, request: Request): { rule: PageRule; access: Exclude<Access, 'public'> } {
  const rule = pages[page]!
  const access = isRead(request) ? rule.open : (rule.admits ?? rule.change)
  if (access === null) throw new Response(null, { status: 405, statusText: 'Method Not Allowed' })
  if (access === 'public') throw new Error(`${page} is public`)
  return { rule, access }
}

/** Whether the asker may have access somewhere; on one job, the entries of that job decide. */
function mayAsk({ companyWide, operators }: PageRule, access: Exclude<Access, 'public'>, asker: Asker): boolean {
  if (access === 'account' || access === 'signed-in') return true
  if (isOperator(asker) && (access === 'operator' || operators)) return true
  if (access === 'operator') return false
  return (companyWide ? mayDo : mayTry)(asker, access)
}

/**
 * The first line of every loader and action that is not public: who asks, when contracts/http/pages.ts lets them open
 * the page or send it a form. Others are led to sign in, to complete their sign-up or to where the table says, or are answered
 * with 403. A job on which a person has no rights does not exist for them: 404.
 */
export async function requireAccess<Page extends PageName>(
  page: Page,
  { request, context, params = {} }: Asked<Page>,
): Promise<SignedIn> {
  const { rule, access } = accessTo(page, request)
  const user = await requireAccount(request, context)
  if (access === 'account') return user
  if (user.status === 'SECOND_STEP') throw redirect('/signup/details')
  if (!mayAsk(rule, access, user.asker)) {
    if (rule.otherwise && isRead(request)) throw redirect(rule.otherwise)
    throw new Response(null, { status: 403, statusText: 'Forbidden' })
  }
  if ((rule.target === 'job' || rule.target === 'candidate') && isOfJobs(access))
    await requireOnJob(user.asker, access, params.jobId, context)
  return user
}

/** For scripts that are answered with refusals. The job's entries are left to the command, which reads them from the log. */
export function mayAskPage(page: PageName, request: Request, asker: Asker): boolean {
  const { rule, access } = accessTo(page, request)
  return mayAsk(rule, access, asker)
}

async function requireOnJob(
  asker: Asker,
  permission: Permission,
  id: string | undefined,
  { platform }: AppLoadContext,
) {
  if (!onJobsOf(asker)) return
  const jobId = JobId.safeParse(id)
  const given = jobId.success ? await platform.readers.permissionsOnJob(asker, jobId.data) : []
  if (given.length === 0) throw new Response(null, { status: 404, statusText: 'Not Found' })
  if (!given.includes(permission)) throw new Response(null, { status: 403, statusText: 'Forbidden' })
}
