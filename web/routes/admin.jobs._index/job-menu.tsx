import { namespace } from '../../i18n/namespace.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { DotsHorizontalIcon } from '../../ui/icons.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/menu.tsx'
import { useJobTitle } from '../../ui/titles.ts'
import { savePath } from '../../templates/summary.ts'
import type { JobRow } from './jobs.server.ts'
import { CHANGE_FORM, DUPLICATE } from './list.ts'

const useText = namespace('jobs')

/** What can be done with a job, for those who may create jobs. */
export function JobMenu({ job: { jobId, title: stored, status, mayDelete, mayTemplate } }: { job: JobRow }) {
  const t = useText()
  const title = useJobTitle()(stored)
  return (
    <Menu
      align="end"
      label={t('actionsFor', { title })}
      triggerClassName={buttonClasses({ variant: 'quiet', icon: true })}
      trigger={<DotsHorizontalIcon />}
    >
      {status !== 'draft' && <MenuLink to={`/admin/jobs/${jobId}`}>{t('openBoard')}</MenuLink>}
      {status !== 'archived' && <MenuLink to={`/jobs-cep/create/${jobId}`}>{t('edit')}</MenuLink>}
      {status === 'active' && <MenuLink to={`/jobs/post/${jobId}`}>{t('getCandidates')}</MenuLink>}
      <MenuItem type="submit" form={CHANGE_FORM} name={DUPLICATE} value={jobId}>
        {t('duplicate')}
      </MenuItem>
      {mayTemplate && <MenuLink to={savePath(jobId)}>{t('saveAsTemplate')}</MenuLink>}
      <MenuSeparator />
      {status === 'archived' ? (
        <>
          <MenuItem type="submit" form={CHANGE_FORM} name="activate" value={jobId}>
            {t('activate')}
          </MenuItem>
          <MenuItem type="submit" form={CHANGE_FORM} name="draft" value={jobId}>
            {t('toDrafts')}
          </MenuItem>
        </>
      ) : (
        <MenuItem type="submit" form={CHANGE_FORM} name="archive" value={jobId}>
          {t('archive')}
        </MenuItem>
      )}
      {mayDelete && <MenuLink to={`/admin/jobs/${jobId}/delete`}>{t('delete')}</MenuLink>}
    </Menu>
  )
}
